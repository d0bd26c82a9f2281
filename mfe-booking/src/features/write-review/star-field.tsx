import { reviewLimits } from '@northlight/contracts';
import { color, radius, space, VisuallyHidden } from '@northlight/site-kit';
import { FieldError } from '@northlight/site-kit/ui';
import { Star } from 'lucide-react';
import styled from 'styled-components';
import { texts } from '../../texts/write-review.ts';

interface StarFieldProps {
  readonly id: string;
  readonly name: string;
  /** Undefined while none is chosen. */
  readonly value: number | undefined;
  readonly error: string | undefined;
  readonly onChoose: (stars: number) => void;
}

const choices = Array.from({ length: reviewLimits.mostStars }, (_, before) => before + 1);

/** One to five stars, as radio buttons: the arrow keys go from one to the next. */
export function StarField({ id, name, value, error, onChoose }: StarFieldProps) {
  return (
    <Group aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{texts.yourRating}</legend>
      <Row>
        {choices.map((stars) => (
          <Choice key={stars}>
            <input
              type="radio"
              id={stars === 1 ? id : `${id}-${stars}`}
              name={name}
              value={stars}
              checked={stars === value}
              aria-invalid={error ? true : undefined}
              onChange={() => onChoose(stars)}
            />
            <Star size={30} fill={stars <= (value ?? 0) ? 'currentColor' : 'none'} aria-hidden />
            <VisuallyHidden>{texts.stars({ stars })}</VisuallyHidden>
          </Choice>
        ))}
      </Row>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: 6px;

  legend {
    padding: 0;
    margin-bottom: 6px;
    font-weight: 600;
  }
`;

const Row = styled.div`
  display: flex;
  gap: ${space.s};
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  width: 48px;
  height: 48px;
  place-items: center;
  border: 1px solid ${color.edge};
  border-radius: ${radius.s};
  background: ${color.raised};
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;
