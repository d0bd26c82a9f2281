import type { CartLine } from '@northlight/site-kit';
import { isOpenVisit } from './order-lines.ts';

/** Guests of a visit who come in with a guest pass. */
export type GuestsOf = (line: CartLine) => number;

/** What was chosen, by the names of the lines. */
export type ChosenGuests = ReadonlyMap<string, number>;

/** Guests that a visit may have at most: somebody pays, and a Family Pack has one price. */
const roomOf = (line: CartLine): number =>
  isOpenVisit(line) && line.visit?.ticketType !== 'family' ? Math.max(0, line.quantity - 1) : 0;

/**
 * How many guests each visit has, and may have: in the order of the cart, as far as the passes go. A smaller party, or a pass
 * that was used elsewhere, takes the last ones away.
 */
export const guestsIn = (lines: readonly CartLine[], chosen: ChosenGuests, left: number) => {
  const guests = new Map<string, number>();
  let free = left;
  for (const line of lines) {
    const count = Math.min(chosen.get(line.lineId) ?? 0, roomOf(line), free);
    guests.set(line.lineId, count);
    free -= count;
  }
  const most = (line: CartLine) => Math.min(roomOf(line), free + (guests.get(line.lineId) ?? 0));
  return { of: (line: CartLine) => guests.get(line.lineId) ?? 0, most };
};
