import { Button, color, font, Notice, radius, size, space } from '@northlight/site-kit';
import { useId } from 'react';
import styled from 'styled-components';
import { leftText } from './left-text.ts';
import type { useHeldSeats } from './use-held-seats.ts';

interface HeldSeatsProps extends Omit<ReturnType<typeof useHeldSeats>, 'phase'> {
  readonly className?: string;
}

/** How long the seats are still held, and the button that starts the time again (U11). */
export function HeldSeats({ left, keep, isBusy, problem, className }: HeldSeatsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <Strip>
        <div>
          <Label id={id}>Held for you for</Label>
          <Left role="timer" aria-labelledby={id}>
            {leftText(left)}
          </Left>
        </div>
        <p>Then they go back on sale. Need longer?</p>
        <Button tone="secondary" isBusy={isBusy || left === 0} busyText="One moment…" onClick={() => void keep()}>
          Keep my seats
        </Button>
      </Strip>
      {problem && <Problem tone="bad" title={problem} />}
    </section>
  );
}

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m} ${space.xl};
  padding: ${space.l};
  border: 1px solid ${color.held};
  border-radius: ${radius.m};
  background: ${color.raised};

  > p {
    flex: 1 1 200px;
    color: ${color.inkQuiet};
  }
`;

const Label = styled.h2`
  && {
    color: ${color.held};
    font: 600 ${size.small} / 1.3 ${font.text};
    letter-spacing: 0;
  }
`;

const Left = styled.div`
  min-width: 4.5ch;
  font: 780 2.25rem / 1.1 ${font.display};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.03em;
`;

const Problem = styled(Notice)`
  margin-top: ${space.m};
`;
