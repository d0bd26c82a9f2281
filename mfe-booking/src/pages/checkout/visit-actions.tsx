import { Button, type CartLine } from '@northlight/site-kit';
import { isOpenVisit, needsTime } from '../../features/check-out/order-lines.ts';
import { venueOf } from '../../features/choose-visit/venue-of.ts';
import { texts } from '../../texts/checkout.ts';
import { timeIdOf } from './problems.ts';
import { Actions } from './ticket-style.ts';
import type { CheckoutDesk } from './use-checkout-desk.ts';

interface VisitActionsProps {
  readonly desk: CheckoutDesk;
  readonly line: CartLine;
  /** Its time is being chosen. */
  readonly isOpen: boolean;
  readonly onRemove: () => void;
}

/** What may be done with a visit: choose its time now or later, or leave it out. */
export function VisitActions({ desk, line, isOpen, onRemove }: VisitActionsProps) {
  const { lineId, name } = line;
  const venue = venueOf(line.visit ?? {}, desk.venues.data);
  const needs = needsTime(line);
  const way = needs ? texts.chooseATime : texts.change;
  return (
    <Actions>
      {isOpenVisit(line) && !isOpen && (
        <Button
          id={timeIdOf(line)}
          tone={needs && !desk.editor.isLater(line) ? 'primary' : 'secondary'}
          isSmall
          onClick={() => desk.editor.chooseNow(lineId)}
          aria-label={`${way}: ${name}`}
        >
          {way}
        </Button>
      )}
      {needs && venue && !desk.editor.isLater(line) && (
        <Button
          tone="secondary"
          isSmall
          onClick={() => desk.editor.chooseLater(line, venue.id)}
          aria-label={texts.chooseATimeLaterOf({ name })}
        >
          {texts.chooseATimeLater}
        </Button>
      )}
      <Button tone="quiet" isSmall onClick={onRemove} aria-label={texts.removeOf({ name })}>
        {texts.remove}
      </Button>
    </Actions>
  );
}

/** What it means to choose the time later. */
export const LaterNote = () => <p style={{ marginTop: '16px' }}>{texts.chooseATimeWithin12}</p>;
