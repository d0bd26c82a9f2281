import type { HistoryEntryView } from '@northlight/contracts';
import { Button, color, Row, size, space } from '@northlight/site-kit';
import { useId } from 'react';
import styled from 'styled-components';
import { wallText } from '../../format/moments.ts';
import { texts } from '../../texts/slot-history.ts';

interface StepThroughProps {
  readonly step: number;
  readonly entries: readonly HistoryEntryView[];
  readonly timezone: string;
  readonly onGo: (step: number) => void;
}

/** Goes through the history event by event: with the slider, its arrow keys, or one press at a time. */
export function StepThrough({ step, entries, timezone, onGo }: StepThroughProps) {
  const id = useId();
  const last = entries.length;
  const entry = entries[step - 1];
  const spoken = entry ? `${entry.words}, ${wallText(entry.at, timezone)}` : '';
  return (
    <Line>
      <label htmlFor={id}>{texts.eventOf({ step, last })}</label>
      <input
        id={id}
        type="range"
        min={1}
        max={last}
        value={step}
        aria-valuetext={spoken}
        onChange={({ target }) => onGo(Number(target.value))}
      />
      <Row>
        <Button tone="secondary" isSmall disabled={step === 1} onClick={() => onGo(step - 1)}>
          {texts.earlier}
        </Button>
        <Button tone="secondary" isSmall disabled={step === last} onClick={() => onGo(step + 1)}>
          {texts.later}
        </Button>
        <Button tone="secondary" isSmall disabled={step === last} onClick={() => onGo(last)}>
          {texts.now}
        </Button>
      </Row>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s};

  label {
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }

  input {
    width: 100%;
    height: 32px;
    margin: 0;
    accent-color: ${color.ink};
    cursor: pointer;
  }
`;
