import { color, motion, radius, size, space } from '@northlight/site-kit';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { FieldError } from './field.tsx';

export interface RadioOption {
  readonly value: string;
  readonly label: string;
  /** What the choice means, or why it cannot be chosen. */
  readonly hint?: ReactNode;
  readonly isDisabled?: boolean;
}

interface RadioCardsProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'id'> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly RadioOption[];
  /** Controlled choice; leave out when a form registers the inputs. */
  readonly value?: string;
  readonly error?: string | undefined;
}

/** One of few, each with its meaning beside it. Rows on a shared line, the chosen one marked by a bar and a dot. */
export function RadioCards({ legend, options, value, error, className, ...input }: RadioCardsProps) {
  const id = useId();
  const isControlled = value !== undefined;
  return (
    <fieldset className={className} aria-describedby={error ? `${id}-error` : undefined}>
      <Legend>{legend}</Legend>
      <List>
        {options.map((option) => (
          <Card key={option.value}>
            <input
              {...input}
              type="radio"
              value={option.value}
              disabled={option.isDisabled || input.disabled}
              {...(isControlled && { checked: option.value === value })}
              aria-describedby={option.hint ? `${id}-${option.value}` : undefined}
              aria-labelledby={`${id}-${option.value}-label`}
            />
            <span>
              <b id={`${id}-${option.value}-label`}>{option.label}</b>
              {option.hint && <small id={`${id}-${option.value}`}>{option.hint}</small>}
            </span>
          </Card>
        ))}
      </List>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

const Legend = styled.legend`
  padding: 0;
  margin-bottom: 6px;
  font-weight: 600;
`;

const List = styled.div`
  border: 1px solid ${color.edge};
  border-radius: ${radius.s};
  background: ${color.raised};
`;

const Card = styled.label`
  position: relative;
  display: flex;
  min-height: 48px;
  align-items: flex-start;
  gap: ${space.m};
  padding: ${space.m} ${space.l};
  cursor: pointer;
  transition: box-shadow ${motion.control};

  & + & {
    border-top: 1px solid ${color.line};
  }

  &:has(:checked) {
    box-shadow: inset 5px 0 0 ${color.action}, inset 6px 0 0 ${color.ink};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }

  &:has(:disabled) {
    cursor: not-allowed;

    b {
      color: ${color.inkQuiet};
      font-weight: 500;
    }

    &:has(:checked) {
      box-shadow: inset 6px 0 0 ${color.edge};
    }
  }

  input {
    width: 20px;
    height: 20px;
    flex: none;
    margin-top: 3px;
    border: 1px solid ${color.edge};
    border-radius: 50%;
    appearance: none;
    outline: none;
  }

  input:checked {
    border: 6px solid ${color.ink};
  }

  input:disabled:checked {
    border-color: ${color.inkQuiet};
  }

  b {
    display: block;
    font-weight: 600;
  }

  small {
    display: block;
    color: ${color.inkQuiet};
    font-size: ${size.small};
    line-height: 1.4;
  }
`;
