import { decider } from '@northlight/event-store/decider';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import type { Moment } from '../slot/slot.events.js';
import { isOnSale, mustBeOnSale, roomIn, type Slot, startOf } from '../slot/slot.js';
import type { SeatsOffered, WaitlistEvent } from './waitlist.events.js';
import type { JoinWaitlist, WaitlistCommand } from './waitlist-commands.js';

/** One party on the list; `waiting` and `offered` are the live ones. */
export interface Entry {
  readonly status: 'waiting' | 'offered' | 'taken' | 'lapsed' | 'left';
  readonly party: number;
  /** Seats that are, or were last, held for it, and the instant (ISO) up to which. */
  readonly offer: { readonly seats: number; readonly until: string } | null;
}

/** Who waits for seats of one slot, in the order in which they came. */
export interface Waitlist {
  readonly entries: ReadonlyMap<string, Entry>;
}

/** How long seats are kept for a party to whom they are offered, at most (decisions.md 1.2 wakes the waitlist). */
export const offerMinutes = 30;

/** More parties than any slot will ever serve: whoever comes after them would wait in vain. */
export const maxWaitlistEntries = 100;

/** Offers that one person may let lapse on one list. */
const MAX_LAPSED = 2;

/** Offers free seats in order to the first party that fits, never past capacity, never after the start (engine.md). */
export const waitlist = decider<Waitlist, WaitlistCommand, WaitlistEvent>({
  initial: { entries: new Map() },

  decide: {
    JoinWaitlist: (requested, list) => {
      mustNeedToWait(requested);
      const { entryId, party, customerRef, userId, sameAs } = requested;
      mustBeWelcome(sameAs.flatMap((id) => list.entries.get(id) ?? []));
      // guard: a waitlist has an end
      if (liveOf(list).length >= maxWaitlistEntries) throw new Refusal('WAITLIST_FULL');
      return [{ type: 'WaitlistJoined', entryId, party, customerRef, ...(userId ? { userId } : {}) }];
    },
    OfferSeats: ({ slot, ...moment }, list) => offersOf(list, slot, moment),
    TakeOffer: ({ entryId, bookingId, seats, at }, { entries }) => {
      const entry = entries.get(entryId);
      mustBeOffered(entry, at);
      const { seats: offered } = entry.offer;
      // guard: an offer is for so many seats and no more
      if (seats > offered) throw new Refusal('OFFER_TOO_SMALL', { seats: offered });
      return [{ type: 'OfferTaken', entryId, bookingId }];
    },
    LapseOffer: ({ entryId, at }, { entries }) => {
      const entry = entries.get(entryId);
      // guard: an offer lapses once
      return entry && isOffered(entry) && hasLapsed(entry, at) ? [{ type: 'OfferLapsed', entryId }] : [];
    },
    LeaveWaitlist: ({ entryId }, { entries }) => {
      const entry = entries.get(entryId);
      if (!entry) throw new Refusal('WAITLIST_ENTRY_NOT_FOUND');
      // guard: who is off the list leaves it no more
      return isLive(entry) ? [{ type: 'WaitlistLeft', entryId }] : [];
    },
  },

  evolve: {
    WaitlistJoined: ({ entryId, party }, list) => ({
      entries: new Map(list.entries).set(entryId, { status: 'waiting', party, offer: null }),
    }),
    SeatsOffered: ({ entryId, seats, until }, list) =>
      changed(list, entryId, { status: 'offered', offer: { seats, until } }),
    OfferTaken: ({ entryId }, list) => changed(list, entryId, { status: 'taken' }),
    OfferLapsed: ({ entryId }, list) => changed(list, entryId, { status: 'lapsed' }),
    WaitlistLeft: ({ entryId }, list) => changed(list, entryId, { status: 'left' }),
  },
});

/** What the free seats of a slot are offered to whom now: in order, to each party that still fits. */
export function offersOf(list: Waitlist, slot: Slot, moment: Moment): SeatsOffered[] {
  // guard: nothing is offered after the start, or of a closed slot
  if (!isOnSale(slot, moment)) return [];
  const until = offerEnd(slot, moment).toISOString();
  const offers: SeatsOffered[] = [];
  let room = roomIn(slot);
  // guard: offers go in the order of the list, as random stories and their auditor see it
  // guard: offers go in the order of the list
  for (const [entryId, { status, party }] of list.entries) {
    // guard: a party is made one offer
    // guard: an offer has its seats
    if (status !== 'waiting' || party > room) continue;
    offers.push({ type: 'SeatsOffered', entryId, seats: party, until });
    // guard: seats are offered to one party
    room -= party;
  }
  return offers;
}

/** Whether somebody waits to whom nothing is offered. */
export const isAwaited = ({ entries }: Waitlist): boolean =>
  [...entries.values()].some(({ status }) => status === 'waiting');

/** The entry's place among those who wait: 1 is the next; 0 when it does not wait. */
export function placeOf(entryId: string, { entries }: Waitlist): number {
  const waiting = [...entries].filter(([, { status }]) => status === 'waiting');
  return waiting.findIndex(([id]) => id === entryId) + 1;
}

/** One place at a time, and none for whoever has let seats go by that others would have taken. @throws {Refusal} */
function mustBeWelcome(earlier: readonly Entry[]): void {
  // guard: the same person waits once
  if (earlier.some(isLive)) throw new Refusal('ALREADY_WAITING');
  if (earlier.filter(({ status }) => status === 'lapsed').length >= MAX_LAPSED) throw new Refusal('OFFERS_LAPSED');
}

/** Who waits, or has an offer: whoever is to be told when nothing will come of it. */
export const liveEntries = ({ entries }: Waitlist): string[] =>
  [...entries].filter(([, entry]) => isLive(entry)).map(([entryId]) => entryId);

/** Half an hour from now, but not beyond the start. */
function offerEnd(slot: Slot, { at, zone }: Moment): Date {
  const end = at.getTime() + offerMinutes * 60_000;
  // guard: an offer ends at the start at the latest
  return new Date(Math.min(end, startOf(slot, zone)?.getTime() ?? end));
}

/** Who fits books instead of waiting, and nobody waits for what cannot come. @throws {Refusal} */
function mustNeedToWait({ slot, party, ...moment }: JoinWaitlist): void {
  mustBeOnSale(slot, moment);
  // guard: nobody waits for what cannot come
  if (party > slot.capacity) throw new Refusal('PARTY_ABOVE_CAPACITY', { capacity: slot.capacity });
  // guard: who fits books instead of waiting
  if (party <= roomIn(slot)) throw new Refusal('SLOT_HAS_ROOM', { left: roomIn(slot) });
}

type OfferedEntry = Entry & { readonly offer: NonNullable<Entry['offer']> };

const isOffered = (entry: Entry): entry is OfferedEntry => entry.status === 'offered' && entry.offer !== null;

const isLive = (entry: Entry | undefined): boolean => entry?.status === 'waiting' || entry?.status === 'offered';

const liveOf = ({ entries }: Waitlist): Entry[] => [...entries.values()].filter(isLive);

// guard: an offer ends at its instant, that one included
/** The first instant of not being held any more counts, as for every hold. */
const hasLapsed = ({ offer }: OfferedEntry, at: Date): boolean => at >= new Date(offer.until);

function mustBeOffered(entry: Entry | undefined, at: Date): asserts entry is OfferedEntry {
  // guard: an offer is taken once
  if (entry?.status === 'taken') throw new Refusal('OFFER_TAKEN');
  if (entry?.status === 'lapsed') throw new Refusal('OFFER_LAPSED');
  if (!entry || !isOffered(entry)) throw new Refusal('OFFER_NOT_FOUND');
  // guard: an offer is taken before its end, and not at it
  if (hasLapsed(entry, at)) throw new Refusal('OFFER_LAPSED');
}

function changed({ entries }: Waitlist, entryId: string, change: Partial<Entry>): Waitlist {
  const entry = entries.get(entryId);
  return { entries: entry ? new Map(entries).set(entryId, { ...entry, ...change }) : entries };
}
