import { texts } from '../texts/visit-notes.js';
import type { BookedVisit } from './booked-visit.js';
import { atVenue, dollarText, type Sender } from './booking-mail.js';
import type { Letter } from './letter.js';

export const arrival = texts.pleaseArrive15MinutesBefore;

/** What goes back to the customer, in two parts: only what was paid back is called refunded. */
export const refundRows = ({ money: { refundOwed, refundPaid } }: BookedVisit): Letter['rows'] => [
  ...(refundOwed > 0 ? [[texts.refundStillOwed, dollarText(refundOwed)] as const] : []),
  ...(refundPaid > 0 ? [[texts.refundedSoFar, dollarText(refundPaid)] as const] : []),
];

/** Until when a visit may be moved, and what a cancellation gives back: this booking's own limits (§9). */
export function rules(visit: BookedVisit, { at }: Pick<Sender, 'at'>): string[] {
  const { canMove, moveHours, moveUntil } = visit.options;
  if (at > new Date(moveUntil)) return [texts.yourVisitStartsInLess({ moveHours })];
  if (!canMove) return []; // lapsed, or over: there is another reason, and another page for it
  const move = texts.youCanRescheduleOrChange({ moveUntil: atVenue(moveUntil, visit) });
  return visit.total > 0 ? [...toPay(visit), move, refund(visit)] : [move];
}

/** Guests pay at the venue; whoever paid at the desk has nothing left to pay. */
const toPay = ({ money }: BookedVisit): string[] => (money.paid > 0 ? [] : [texts.nothingHasBeenChargedYet]);

const refund = (visit: BookedVisit): string =>
  visit.options.isRefundable
    ? texts.cancelByForAFull({ refundUntil: atVenue(visit.options.refundUntil, visit) })
    : texts.cancelingNoLongerGetsYou({ refundHours: visit.options.refundHours });
