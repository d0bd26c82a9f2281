import { Button, color, font, Notice, Row, rich, size, space } from '@northlight/site-kit';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { HeldStrip } from '../../held-strip.ts';
import { texts } from '../../texts/keep-seats.ts';
import { leftText } from './left-text.ts';
import { untilText } from './until-text.ts';
import type { useHeldSeats } from './use-held-seats.ts';

interface HeldSeatsProps extends Omit<ReturnType<typeof useHeldSeats>, 'phase' | 'keep'> {
  /** By the clock of this browser, in ms. */
  readonly endsAt: number;
  readonly keep: () => unknown;
  /** What makes the booking firm. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** How long the seats are still held, what makes them firm, and the button that starts the time again (U11). */
export function HeldSeats({ endsAt, left, keep, isBusy, problem, children, className }: HeldSeatsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <HeldStrip>
        <div>
          <Label id={id}>{texts.timeLeftOnYourHold}</Label>
          <Left role="timer" aria-labelledby={id}>
            {leftText(left)}
          </Left>
        </div>
        <p>{rich(texts.heldUntilConfirmByThen, { endsAt: <b>{untilText(endsAt)}</b> })}</p>
        <Ways>
          {children}
          <Button tone="secondary" isBusy={isBusy || left === 0} busyText={texts.oneMoment} onClick={() => void keep()}>
            {texts.keepMySeats}
          </Button>
        </Ways>
      </HeldStrip>
      {problem && <Problem tone="bad" title={problem} />}
    </section>
  );
}

/** The one thing to do comes first, however narrow the screen. */
const Ways = styled(Row)`
  gap: ${space.m};
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
