import { color, font, radius } from '@northlight/site-kit';
import { Minus, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/ui.ts';
import { FieldFrame, type FieldProps } from './field.tsx';

interface StepperProps extends FieldProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max?: number;
  /** The count cannot be changed here; say why in `hint`. */
  readonly isLocked?: boolean;
  readonly id?: string;
  readonly className?: string;
  /** Told whenever what is typed becomes, or stops being, no number within the ends: `value` is then the last good one. */
  readonly onRefuse?: ((isRefused: boolean) => void) | undefined;
}

/** A number with − and +. Both ends are hard; a number typed beyond them is refused on blur (U21). */
export function Stepper({
  value,
  onChange,
  min,
  max = 999,
  isLocked = false,
  error,
  onRefuse,
  ...field
}: StepperProps) {
  const draft = useDraft({ value, onChange, onRefuse, min, max });
  const step = (by: number) => () => onChange(Math.min(max, Math.max(min, value + by)));
  return (
    <FieldFrame {...field} error={draft.error ?? error}>
      {(control) => (
        <Group $isInvalid={control['aria-invalid'] === true}>
          <button
            type="button"
            aria-label={texts.fewer({ label: field.label })}
            disabled={isLocked || value <= min}
            onClick={step(-1)}
          >
            <Minus size={18} aria-hidden />
          </button>
          <input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            readOnly={isLocked}
            value={draft.text}
            onChange={({ target }) => draft.type(target.value)}
            onBlur={draft.settle}
          />
          <button
            type="button"
            aria-label={texts.more({ label: field.label })}
            disabled={isLocked || value >= max}
            onClick={step(1)}
          >
            <Plus size={18} aria-hidden />
          </button>
        </Group>
      )}
    </FieldFrame>
  );
}

/** What is being typed is the visitor's own until it is a number within the ends. */
const useDraft = ({
  value,
  onChange,
  onRefuse,
  min,
  max,
}: Pick<StepperProps, 'value' | 'onChange' | 'onRefuse' | 'min'> & { max: number }) => {
  const [text, setText] = useState(String(value));
  const [error, setError] = useState<string>();
  useEffect(() => {
    setText(String(value));
    setError(undefined);
  }, [value]);

  const isFine = (typed: string) => /^\d+$/.test(typed.trim()) && Number(typed) >= min && Number(typed) <= max;
  return {
    text,
    error,
    type: (typed: string) => {
      setText(typed);
      onRefuse?.(!isFine(typed));
      if (!isFine(typed)) return;
      setError(undefined);
      onChange(Number(typed));
    },
    settle: () => setError(isFine(text) ? undefined : texts.enterANumber({ min, max })),
  };
};

const Group = styled.div<{ $isInvalid: boolean }>`
  display: inline-grid;
  width: fit-content;
  grid-template-columns: 48px 64px 48px;
  border: 1px solid ${({ $isInvalid }) => ($isInvalid ? color.bad : color.edge)};
  border-radius: ${radius.s};
  background: ${color.raised};

  button {
    display: grid;
    height: 46px;
    place-items: center;
    padding: 0;
    border: 0;
    background: none;
  }

  button:disabled {
    color: ${color.inkQuiet};
    cursor: not-allowed;
    opacity: 0.5;
  }

  input {
    width: 100%;
    padding: 0;
    border: solid ${color.line};
    border-width: 0 1px;
    background: none;
    font: 700 1.25rem / 1 ${font.display};
    text-align: center;
  }
`;
