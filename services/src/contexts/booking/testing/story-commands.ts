import type { RefundCommand } from '../domain/refund.js';
import type { SlotChange } from '../domain/slot-commands.js';
import type { Act } from './random-story.js';

/** A Family Pack is four. */
export const seatsOf = ({ does, seats, ticketType }: Act): number =>
  does === 'place' && ticketType === 'family' ? 4 : seats;

export function slotChange({ does, seats }: Act): SlotChange {
  if (does === 'resize') return { type: 'ResizeSlot', capacity: 10 + seats };
  return does === 'close' ? { type: 'CloseSlot', why: 'a story' } : { type: 'ReopenSlot' };
}

/** Pays what one to nine tickets of the story cost, and now and then fails or finds that nothing had been paid. */
export function refundFor(seats: number): RefundCommand {
  if (seats > 7) return seats > 8 ? { type: 'DropRefund' } : { type: 'FailRefund', reason: 'other' };
  return { type: 'PayRefund', amount: seats * 3604, method: 'cash' };
}
