import { describe, expect, it } from '@jest/globals';
import { fold } from '../../../platform/kernel/decider.js';
import { givenFor } from '../../../platform/kernel/testing/given-for.js';
import type { SlotEvent } from './slot.events.js';
import { seatsHeld, slot, slotOpened } from './slot.js';
import type { WaitlistEvent } from './waitlist.events.js';
import { mostWaiting, placeOf, waitlist } from './waitlist.js';
import type { WaitlistCommand } from './waitlist-commands.js';

const given = givenFor(waitlist);
const zone = 'America/New_York';
const noon = new Date('2026-11-27T17:00:00Z');
const halfPastNoon = '2026-11-27T17:30:00.000Z';
const start = new Date('2026-11-28T19:30:00Z');
const minutesBefore = (minutes: number) => new Date(start.getTime() - minutes * 60_000);

/** The slot of these stories: 20 seats on Saturday at 14:30, so many of them taken. */
const slotWith = (taken: number, ...more: SlotEvent[]) =>
  fold(slot, [
    slotOpened({ experienceId: 1, date: '2026-11-28', time: '14:30', capacity: 20 }),
    ...(taken ? [seatsHeld('others', taken)] : []),
    ...more,
  ]);

const joined = (entryId: string, party: number): WaitlistEvent => ({
  type: 'WaitlistJoined',
  entryId,
  party,
  customerRef: `ref-of-${entryId}`,
  person: `hash-of-${entryId}`,
});
const joins = (entryId: string, party: number, slot = slotWith(20)): WaitlistCommand => ({
  ...(joined(entryId, party) as Extract<WaitlistEvent, { type: 'WaitlistJoined' }>),
  type: 'JoinWaitlist',
  slot,
  at: noon,
  zone,
});
const offer = (slot = slotWith(20), at = noon): WaitlistCommand => ({ type: 'OfferSeats', slot, at, zone });
const offered = (entryId: string, seats: number, until = halfPastNoon): WaitlistEvent => ({
  type: 'SeatsOffered',
  entryId,
  seats,
  until,
});
const take = (entryId: string, seats: number, at = noon): WaitlistCommand => ({
  type: 'TakeOffer',
  entryId,
  bookingId: 'booking-1',
  seats,
  at,
});
const taken = (entryId: string): WaitlistEvent => ({ type: 'OfferTaken', entryId, bookingId: 'booking-1' });
const lapse = (entryId: string, at: string): WaitlistCommand => ({ type: 'LapseOffer', entryId, at: new Date(at) });
const leave = (entryId: string): WaitlistCommand => ({ type: 'LeaveWaitlist', entryId });

describe('the list of a full slot', () => {
  it('takes a party that cannot book', () => {
    given().when(joins('ann', 3)).then(joined('ann', 3));
    given()
      .when(joins('ann', 3, slotWith(18)))
      .then(joined('ann', 3));
  });

  it('sends a party that fits to the booking', () => {
    given()
      .when(joins('ann', 2, slotWith(18)))
      .thenRefuses('SLOT_HAS_ROOM');
  });

  it('does not let anybody wait for what cannot come', () => {
    given()
      .when(joins('ann', 3, fold(slot, [])))
      .thenRefuses('SLOT_NOT_FOUND');
    given()
      .when(joins('ann', 3, slotWith(20, { type: 'SlotClosed', why: 'a burst pipe' })))
      .thenRefuses('SLOT_CLOSED');
    given()
      .when({ ...joins('ann', 3), at: start } as WaitlistCommand)
      .thenRefuses('SLOT_STARTED');
    given()
      .when(joins('ann', 20, slotWith(0, { type: 'CapacityChanged', capacity: 19 })))
      .thenRefuses('PARTY_ABOVE_CAPACITY');
  });

  it('takes the same person once', () => {
    const again = { ...joins('ann-again', 2), person: 'hash-of-ann' } as WaitlistCommand;
    given(joined('ann', 3)).when(again).thenRefuses('ALREADY_WAITING');
    given(joined('ann', 3), offered('ann', 3)).when(again).thenRefuses('ALREADY_WAITING');
  });

  it('takes somebody again whose first turn is over', () => {
    const again = { ...joins('ann-again', 3), person: 'hash-of-ann' } as WaitlistCommand;
    const entry = { ...joined('ann-again', 3), person: 'hash-of-ann' } as WaitlistEvent;
    given(joined('ann', 3), { type: 'WaitlistLeft', entryId: 'ann' }).when(again).then(entry);
    given(joined('ann', 3), offered('ann', 3), { type: 'OfferLapsed', entryId: 'ann' }).when(again).then(entry);
    given(joined('ann', 3), offered('ann', 3), taken('ann')).when(again).then(entry);
  });

  it('has an end', () => {
    const many = Array.from({ length: mostWaiting }, (_, nth) => joined(`party-${nth}`, 2));
    given(...many)
      .when(joins('ann', 2))
      .thenRefuses('WAITLIST_FULL');
  });

  it('says who is how far from the front', () => {
    const list = fold(waitlist, [joined('ann', 3), joined('bob', 2), joined('eve', 1), offered('ann', 3)]);
    expect(['ann', 'bob', 'eve', 'nobody'].map((id) => placeOf(id, list))).toEqual([0, 1, 2, 0]);
  });
});

describe('seats that come free', () => {
  it('are offered to the first party for half an hour', () => {
    given(joined('ann', 3), joined('bob', 2))
      .when(offer(slotWith(17)))
      .then(offered('ann', 3));
  });

  it('are offered to the first party that fits, and the one before keeps its place', () => {
    given(joined('ann', 4), joined('bob', 2))
      .when(offer(slotWith(18)))
      .then(offered('bob', 2));
    given(joined('ann', 4), joined('bob', 2), offered('bob', 2), taken('bob'), joined('eve', 4))
      .when(offer(slotWith(16)))
      .then(offered('ann', 4));
  });

  it('are offered to as many parties as fit, and never twice', () => {
    given(joined('ann', 3), joined('bob', 4), joined('eve', 2), joined('joe', 1))
      .when(offer(slotWith(14)))
      .then(offered('ann', 3), offered('eve', 2), offered('joe', 1));
    given(joined('ann', 3), offered('ann', 3))
      .when(offer(slotWith(10)))
      .thenNothing();
  });

  it('are offered no longer than until the start, and never after it', () => {
    given(joined('ann', 3))
      .when(offer(slotWith(10), minutesBefore(10)))
      .then(offered('ann', 3, start.toISOString()));
    given(joined('ann', 3))
      .when(offer(slotWith(10), start))
      .thenNothing();
  });

  it('are offered to nobody while the slot is closed or full', () => {
    given(joined('ann', 3))
      .when(offer(slotWith(10, { type: 'SlotClosed', why: 'a burst pipe' })))
      .thenNothing();
    given(joined('ann', 3))
      .when(offer(slotWith(20)))
      .thenNothing();
  });

  it('are not offered to those who left', () => {
    given(joined('ann', 3), { type: 'WaitlistLeft', entryId: 'ann' }, joined('bob', 2))
      .when(offer(slotWith(10)))
      .then(offered('bob', 2));
  });
});

describe('an offer', () => {
  const toAnn = [joined('ann', 3), offered('ann', 3)];

  it('is taken whole or in part, but not for more', () => {
    given(...toAnn)
      .when(take('ann', 3))
      .then(taken('ann'));
    given(...toAnn)
      .when(take('ann', 2))
      .then(taken('ann'));
    given(...toAnn)
      .when(take('ann', 4))
      .thenRefuses('OFFER_TOO_SMALL');
  });

  it('ends at its instant, whether or not anybody has noticed', () => {
    given(...toAnn)
      .when(take('ann', 3, new Date('2026-11-27T17:29:59.999Z')))
      .then(taken('ann'));
    given(...toAnn)
      .when(take('ann', 3, new Date(halfPastNoon)))
      .thenRefuses('OFFER_LAPSED');
    given(...toAnn)
      .when(lapse('ann', '2026-11-27T17:29:59.999Z'))
      .thenNothing();
    given(...toAnn)
      .when(lapse('ann', halfPastNoon))
      .then({ type: 'OfferLapsed', entryId: 'ann' });
  });

  it('lapses once, and not when it was taken', () => {
    given(...toAnn, { type: 'OfferLapsed', entryId: 'ann' })
      .when(lapse('ann', halfPastNoon))
      .thenNothing();
    given(...toAnn, taken('ann'))
      .when(lapse('ann', halfPastNoon))
      .thenNothing();
  });

  it('is taken once, and by nobody to whom it was not made', () => {
    given(...toAnn, taken('ann'))
      .when(take('ann', 3))
      .thenRefuses('OFFER_TAKEN');
    given(...toAnn, { type: 'OfferLapsed', entryId: 'ann' })
      .when(take('ann', 3))
      .thenRefuses('OFFER_LAPSED');
    given(joined('ann', 3)).when(take('ann', 3)).thenRefuses('OFFER_NOT_FOUND');
    given(...toAnn)
      .when(take('bob', 3))
      .thenRefuses('OFFER_NOT_FOUND');
  });
});

describe('somebody who leaves', () => {
  it('is off the list, once', () => {
    given(joined('ann', 3)).when(leave('ann')).then({ type: 'WaitlistLeft', entryId: 'ann' });
    given(joined('ann', 3), offered('ann', 3)).when(leave('ann')).then({ type: 'WaitlistLeft', entryId: 'ann' });
    given(joined('ann', 3), { type: 'WaitlistLeft', entryId: 'ann' }).when(leave('ann')).thenNothing();
    given(joined('ann', 3), offered('ann', 3), taken('ann')).when(leave('ann')).thenNothing();
  });

  it('must have been on it', () => {
    given().when(leave('ann')).thenRefuses('WAITLIST_ENTRY_NOT_FOUND');
  });
});
