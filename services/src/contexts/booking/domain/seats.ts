import { type Step, step } from '../../../platform/kernel/step.js';
import { booking } from './booking.js';
import { lapsedHolds, type Slot, seatsReleased, slot } from './slot.js';
import type { ChangeSeats, HoldSeats, Moment } from './slot-commands.js';
import { bookingStream, slotStream, waitlistStream } from './slot-id.js';
import type { SeatsOffered } from './waitlist.events.js';
import { offersOf, type Waitlist, waitlist } from './waitlist.js';

/** A slot with its name, as a decision sees it. */
export interface NamedSlot {
  readonly slotId: string;
  readonly slot: Slot;
}

/**
 * What lets the holds of a slot lapse whose time is over. Comes before every taking of seats: the clock decides, not
 * the job that may be late or never run. The booking, or the offer, and the slot change together.
 */
export function lapses({ slotId, slot: state }: NamedSlot, at: Date): Step[] {
  return lapsedHolds(state, at).flatMap((bookingId) => [
    state.held.get(bookingId)?.isOffer
      ? step(waitlist, waitlistStream(slotId), { type: 'LapseOffer', entryId: bookingId, at })
      : step(booking, bookingStream(bookingId), { type: 'ExpireHold', at }),
    step(slot, slotStream(slotId), { type: 'ReleaseSeats', bookingId, why: 'expired' }),
  ]);
}

/** Takes seats in a slot, after those whose time is over have been given back. */
export const takesSeats = (named: NamedSlot, hold: Omit<HoldSeats, 'type'>): Step[] => [
  ...lapses(named, hold.at),
  step(slot, slotStream(named.slotId), { type: 'HoldSeats', ...hold }),
];

/** What a slot passes on to those who wait for it: the steps of one decision, and what they offer. */
export interface PassedOn {
  readonly steps: readonly Step[];
  readonly offers: readonly SeatsOffered[];
}

/** Lets lapsed holds go, offers what is free then to the waiting, and holds it for them: the public sees only the rest. */
export function passesOn({ list, ...named }: NamedSlot & { readonly list: Waitlist }, moment: Moment): PassedOn {
  const { slotId } = named;
  const slotThen = withoutLapsed(named.slot, moment.at);
  const offers = offersOf(list, slotThen, moment);
  const holds = offers.map(({ entryId: bookingId, seats, until }) =>
    step(slot, slotStream(slotId), { type: 'HoldSeats', bookingId, seats, until, offer: true, ...moment }),
  );
  const offer = step(waitlist, waitlistStream(slotId), { type: 'OfferSeats', slot: slotThen, ...moment });
  return { steps: [...lapses(named, moment.at), offer, ...holds], offers };
}

/** Turns an offer into seats that are free for the booking that takes it: to be followed by the taking of seats. */
export const takesOffer = (
  slotId: string,
  offer: { readonly entryId: string; readonly bookingId: string; readonly seats: number; readonly at: Date },
): Step[] => [
  step(waitlist, waitlistStream(slotId), { type: 'TakeOffer', ...offer }),
  step(slot, slotStream(slotId), { type: 'ReleaseSeats', bookingId: offer.entryId, why: 'taken' }),
];

/** Takes a party off the list; seats that are offered to it come back. */
export const leavesWaitlist = (slotId: string, entryId: string): Step[] => [
  step(waitlist, waitlistStream(slotId), { type: 'LeaveWaitlist', entryId }),
  step(slot, slotStream(slotId), { type: 'ReleaseSeats', bookingId: entryId, why: 'declined' }),
];

const withoutLapsed = (state: Slot, at: Date): Slot =>
  lapsedHolds(state, at).reduce(
    (left, id) => slot.evolve(left, seatsReleased(id, left.held.get(id)?.seats ?? 0, 'expired')),
    state,
  );

/** Another party size for seats that are held; those whose time is over are given back first where more are needed. */
export function changesSeats(named: NamedSlot, change: Omit<ChangeSeats, 'type'>): Step[] {
  const isMore = change.seats > (named.slot.held.get(change.bookingId)?.seats ?? 0);
  return [
    ...(isMore ? lapses(named, change.at) : []),
    step(slot, slotStream(named.slotId), { type: 'ChangeSeats', ...change }),
  ];
}
