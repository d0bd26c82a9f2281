import { describe, expect, it } from '@jest/globals';
import { fold } from '@northlight/event-store/decider';
import fc from 'fast-check';
import { type SlotEvent, seatsHeld, seatsReleased, slotOpened } from '../domain/slot/slot.events.js';
import { type Slot, slot } from '../domain/slot/slot.js';
import { slotSnapshots } from './slot-snapshots.js';

const booking = fc.constantFrom('ann', 'bob', 'eve', 'joe', 'kim', 'lou', 'max');
const until = fc.constantFrom(null, '2026-11-27T12:00:00.000Z', '2026-11-27T12:30:00.000Z');
const anything: fc.Arbitrary<SlotEvent> = fc.oneof(
  fc
    .record({ booking, seats: fc.integer({ min: 1, max: 9 }), until })
    .map((one) => seatsHeld(one.booking, one.seats, one.until)),
  booking.map((one): SlotEvent => ({ type: 'SeatsHeld', bookingId: one, seats: 2, until: null, offer: true })),
  booking.map((one) => seatsReleased(one, 1, 'cancelled')),
  fc
    .record({ booking, until })
    .map((one): SlotEvent => ({ type: 'HoldEndSet', bookingId: one.booking, until: one.until })),
  booking.map((one): SlotEvent => ({ type: 'SeatsChanged', bookingId: one, from: 1, to: 3 })),
  fc.constantFrom<SlotEvent>(
    slotOpened({
      experienceId: 1,
      date: '2026-11-28',
      time: '14:30',
      capacity: 9,
      opensAt: '2026-11-20T15:00:00.000Z',
    }),
    { type: 'CapacityChanged', capacity: 12 },
    { type: 'SlotClosed', why: 'a burst pipe' },
    { type: 'SlotReopened' },
  ),
);
const written = (state: Slot): unknown => JSON.parse(JSON.stringify(slotSnapshots.write(state)));
const sorted = (state: Slot) => ({
  ...state,
  held: state.held.entries().sort(([one], [other]) => one.localeCompare(other)),
  ending: [...state.ending].sort(),
});

describe('a slot that is read from a snapshot', () => {
  it('goes on as the one whose events were read', () => {
    fc.assert(
      fc.property(fc.array(anything), fc.array(anything), (before, after) => {
        const snapshot = slotSnapshots.read(written(fold(slot, before)) as never) as Slot;
        expect(sorted(fold(slot, after, snapshot))).toEqual(sorted(fold(slot, [...before, ...after])));
      }),
    );
  });

  // another field, or another meaning of one: raise the shape in slot-snapshots.ts, so that nobody reads a snapshot without it
  it('has the fields of its shape', () => {
    expect([slotSnapshots.shape, Object.keys(slot.initial).sort()]).toEqual([
      1,
      ['capacity', 'date', 'ending', 'experienceId', 'held', 'opensAt', 'status', 'taken', 'time'],
    ]);
  });
});
