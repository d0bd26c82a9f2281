import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, space } from '../theme/tokens.ts';
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
  accent-color: ${color.ink};

  [data-theme='dark'] & {
    accent-color: ${color.action};
  }
`;
