import type { BookedVisit } from './booked-visit.js';
import { atVenue } from './booking-mail.js';

export const arrival = 'Please arrive 15 minutes before the start: an orientation is included.';

/** Until when a visit may be moved, and what a cancellation gives back: this booking's own limits (§9). */
export function rules(visit: BookedVisit): string[] {
  const { canMove, moveHours, moveUntil } = visit.options;
  if (!canMove) return [`It is less than ${moveHours} hours before the start: this booking can no longer be changed.`];
  const move = `You may move your visit, or change its tickets, until ${atVenue(moveUntil, visit)}.`;
  return visit.total > 0 ? [move, refund(visit)] : [move];
}

const refund = (visit: BookedVisit): string =>
  visit.options.refundNow > 0
    ? `If you cancel until ${atVenue(visit.options.refundUntil, visit)}, everything is refunded.`
    : `A cancellation is no longer refunded: that ended ${visit.options.refundHours} hours before the start.`;
