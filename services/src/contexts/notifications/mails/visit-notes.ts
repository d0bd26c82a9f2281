import type { BookedVisit } from './booked-visit.js';
import { atVenue, dollarText, type Sender } from './booking-mail.js';
import type { Letter } from './letter.js';

export const arrival = 'Please arrive 15 minutes before the start: an orientation is included.';

/** What goes back to the customer, in two parts: only what was paid back is called refunded. */
export const refundRows = ({ money: { refundOwed, refundPaid } }: BookedVisit): Letter['rows'] => [
  ...(refundOwed > 0 ? [['Refund, still to come', dollarText(refundOwed)] as const] : []),
  ...(refundPaid > 0 ? [['Refunded so far', dollarText(refundPaid)] as const] : []),
];

/** Until when a visit may be moved, and what a cancellation gives back: this booking's own limits (§9). */
export function rules(visit: BookedVisit, { at }: Pick<Sender, 'at'>): string[] {
  const { canMove, moveHours, moveUntil } = visit.options;
  if (at > new Date(moveUntil))
    return [`It is less than ${moveHours} hours before the start: this booking can no longer be changed.`];
  if (!canMove) return []; // lapsed, or over: there is another reason, and another page for it
  const move = `You may move your visit, or change its tickets, until ${atVenue(moveUntil, visit)}.`;
  return visit.total > 0 ? [...toPay(visit), move, refund(visit)] : [move];
}

/** Guests pay at the venue; whoever paid at the desk has nothing left to pay. */
const toPay = ({ money }: BookedVisit): string[] =>
  money.paid > 0 ? [] : ['You pay at the venue: nothing was charged yet.'];

const refund = (visit: BookedVisit): string =>
  visit.options.isRefundable
    ? `If you cancel until ${atVenue(visit.options.refundUntil, visit)}, everything is refunded.`
    : `A cancellation is no longer refunded: that ended ${visit.options.refundHours} hours before the start.`;
