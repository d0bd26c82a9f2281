import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { controlStyle, FieldFrame, type FieldProps } from './field.tsx';

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'children'> {
  /** A control at the field's right end, for instance the eye that shows a password. */
  readonly end?: ReactNode;
}

/** One line of text. Takes everything that `register()` of a form returns. */
export function TextField({ label, hint, error, isRequired, end, id, className, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ id, label, hint, error, isRequired, className }}>
      {(control) => (
        <Line>
          <Input type="text" {...input} {...control} $hasEnd={end !== undefined} />
          {end && <End>{end}</End>}
        </Line>
      )}
    </FieldFrame>
  );
}

interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'children'> {}

/** Several lines of text. */
export function TextArea({ label, hint, error, isRequired, id, className, ...input }: TextAreaProps) {
  return (
    <FieldFrame {...{ id, label, hint, error, isRequired, className }}>
      {(control) => <Area rows={5} {...input} {...control} />}
    </FieldFrame>
  );
}

const Line = styled.div`
  position: relative;
`;

const End = styled.div`
  position: absolute;
  top: 2px;
  right: 2px;
`;

const Input = styled.input<{ $hasEnd: boolean }>`
  ${controlStyle}
  padding-right: ${({ $hasEnd }) => ($hasEnd ? '52px' : '14px')};
`;

const Area = styled.textarea`
  ${controlStyle}
  resize: vertical;
`;
