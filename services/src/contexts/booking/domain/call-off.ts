import type { Slot } from './slot/slot.js';
import type { Waitlist } from './waitlist/waitlist.js';

/** Who is hit by a call-off: a booking, or a party that waits for seats. */
export type CallOffPartyKind = 'booking' | 'waiting';

/**
 * What becomes of a party: cancelled and written to; taken off the waitlist and written to; let in before, and left
 * alone; or gone by itself before its turn came (cancelled, moved, lapsed).
 */
export type CallOffOutcome = 'cancelled' | 'told' | 'in' | 'gone';

export interface CallOffParty {
  readonly partyId: string;
  readonly slotId: string;
  readonly kind: CallOffPartyKind;
}

/** Everybody who is in a slot: whoever has seats, and whoever waits for some. */
export const partiesIn = (slotId: string, { held }: Slot, { entries }: Waitlist): CallOffParty[] => [
  ...held
    .entries()
    .flatMap(([partyId, { isOffer }]) => (isOffer ? [] : [{ partyId, slotId, kind: 'booking' as const }])),
  ...[...entries].flatMap(([partyId, { status }]) =>
    status === 'waiting' || status === 'offered' ? [{ partyId, slotId, kind: 'waiting' as const }] : [],
  ),
];
