import { color, motion, radius, size, space } from '@northlight/site-kit';
import { OctagonAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';
import { texts as words } from '../../texts/ui.ts';

export interface FieldProps {
  readonly label: string;
  /** Read with the field: format, limits, reasons. */
  readonly hint?: ReactNode;
  /** The message in its final wording; absent while the field is fine (U29). */
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
}

interface Described {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (control: Described) => ReactNode;
}

/** Label above, control, hint and error below, tied together (U27, U28). The label says in text what is required. */
export function FieldFrame({ id, label, hint, error, isRequired = false, className, children }: FieldFrameProps) {
  const made = useId();
  const control = id ?? made;
  return (
    <Frame className={className}>
      <LabelLine>
        <Label htmlFor={control}>{label}</Label>
        {isRequired && <Required aria-hidden="true">{words.required}</Required>}
      </LabelLine>
      {children({
        id: control,
        ...describe(control, { hint, error }),
        'aria-required': isRequired || undefined,
      })}
      {hint && <Hint id={`${control}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${control}-error`}>{error}</FieldError>}
    </Frame>
  );
}

/** Which texts below a control belong to it, and whether it is in error. */
export const describe = (control: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) => {
  const ids = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean);
  return {
    'aria-describedby': ids.join(' ') || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
};

/** One field's message: a word beside a shape beside a colour. */
export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <Message id={id}>
      <OctagonAlert size={16} aria-hidden />
      {children}
    </Message>
  );
}

export const controlStyle = css`
  width: 100%;
  min-height: 48px;
  padding: 10px 14px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.s};
  background: ${color.raised};
  color: ${color.ink};
  line-height: 1.4;
  transition: border-color ${motion.control};

  &::placeholder {
    color: ${color.inkQuiet};
  }

  &:hover:not(:disabled) {
    border-color: ${color.ink};
  }

  &[aria-invalid='true'] {
    border-color: ${color.bad};
    box-shadow: inset 0 0 0 1px ${color.bad};
  }

  &:disabled {
    border-style: dashed;
    background: transparent;
    color: ${color.inkQuiet};
    cursor: not-allowed;
    opacity: 1;
  }
`;

const Frame = styled.div`
  display: flex;
  min-width: 0;
  flex-direction: column;
  gap: 6px;
`;

const LabelLine = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.m};
`;

const Label = styled.label`
  font-weight: 600;
  line-height: 1.3;
`;

const Required = styled.span`
  color: ${color.inkQuiet};
  font-size: ${size.small};
`;

export const Hint = styled.p`
  color: ${color.inkQuiet};
  font-size: ${size.small};
  line-height: 1.4;
`;

const Message = styled.p`
  display: flex;
  gap: 6px;
  color: ${color.bad};
  font-size: ${size.small};
  font-weight: 600;
  line-height: 1.4;

  svg {
    flex: none;
    margin-top: 2px;
  }
`;
