import { color, space } from '@northlight/site-kit';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { describe, FieldError, Hint } from './field.tsx';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** One yes or no. The label may contain a link. */
export function CheckboxField({ label, hint, error, id, className, ...input }: CheckboxFieldProps) {
  const made = useId();
  const control = id ?? made;
  return (
    <div className={className}>
      <Line>
        <Box {...input} type="checkbox" id={control} {...describe(control, { hint, error })} />
        <label htmlFor={control}>{label}</label>
      </Line>
      {hint && <Hint id={`${control}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${control}-error`}>{error}</FieldError>}
    </div>
  );
}

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space.m};
  padding-block: ${space.s};

  label {
    cursor: pointer;
  }
`;

const Box = styled.input`
  width: 24px;
  height: 24px;
  flex: none;
  border: 1px solid ${color.edge};
  border-radius: 4px;
  appearance: none;
  background: ${color.raised};
  cursor: pointer;

  &:checked {
    border-color: ${color.ink};
    background: ${color.ink};
  }

  &:checked::after {
    display: block;
    width: 7px;
    height: 13px;
    margin: 2px auto 0;
    border: solid ${color.ground};
    border-width: 0 2.5px 2.5px 0;
    rotate: 40deg;
    content: '';
  }

  &[aria-invalid='true'] {
    border: 2px solid ${color.bad};
  }

  &:disabled {
    border-style: dashed;
    border-color: ${color.edge};
    background: transparent;
    cursor: not-allowed;
  }

  &:disabled:checked::after {
    border-color: ${color.inkQuiet};
  }

  &:disabled + label {
    color: ${color.inkQuiet};
    cursor: not-allowed;
  }
`;
