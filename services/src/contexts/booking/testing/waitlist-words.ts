import { fold } from '@northlight/event-store/decider';
import { type SlotEvent, seatsHeld, slotOpened } from '../domain/slot/slot.events.js';
import { slot } from '../domain/slot/slot.js';
import type { WaitlistEvent } from '../domain/waitlist/waitlist.events.js';
import type { WaitlistCommand } from '../domain/waitlist/waitlist-commands.js';

const zone = 'America/New_York';
const noon = new Date('2026-11-27T17:00:00Z');
export const halfPastNoon = '2026-11-27T17:30:00.000Z';
export const start = new Date('2026-11-28T19:30:00Z');
export const minutesBefore = (minutes: number) => new Date(start.getTime() - minutes * 60_000);

/** The slot of these stories: 20 seats on Saturday at 14:30, so many of them taken. */
export const slotWith = (taken: number, ...more: SlotEvent[]) =>
  fold(slot, [
    slotOpened({ experienceId: 1, date: '2026-11-28', time: '14:30', capacity: 20 }),
    ...(taken ? [seatsHeld('others', taken)] : []),
    ...more,
  ]);

export const joined = (entryId: string, party: number): WaitlistEvent => ({
  type: 'WaitlistJoined',
  entryId,
  party,
  customerRef: `ref-of-${entryId}`,
});
export const joins = (entryId: string, party: number, slot = slotWith(20)): WaitlistCommand => ({
  ...(joined(entryId, party) as Extract<WaitlistEvent, { type: 'WaitlistJoined' }>),
  type: 'JoinWaitlist',
  sameAs: [],
  slot,
  at: noon,
  zone,
});
export const offer = (slot = slotWith(20), at = noon): WaitlistCommand => ({ type: 'OfferSeats', slot, at, zone });
export const offered = (entryId: string, seats: number, until = halfPastNoon): WaitlistEvent => ({
  type: 'SeatsOffered',
  entryId,
  seats,
  until,
});
export const take = (entryId: string, seats: number, at = noon): WaitlistCommand => ({
  type: 'TakeOffer',
  entryId,
  bookingId: 'booking-1',
  seats,
  at,
});
export const taken = (entryId: string): WaitlistEvent => ({ type: 'OfferTaken', entryId, bookingId: 'booking-1' });
export const lapse = (entryId: string, at: string): WaitlistCommand => ({
  type: 'LapseOffer',
  entryId,
  at: new Date(at),
});
export const leave = (entryId: string): WaitlistCommand => ({ type: 'LeaveWaitlist', entryId });
