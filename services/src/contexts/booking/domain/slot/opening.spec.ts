import { describe, expect, it } from '@jest/globals';
import { fold } from '@northlight/event-store/decider';
import { givenFor } from '../../../../platform/kernel/testing/given-for.js';
import { anyHours, opensFor } from './opening.js';
import { type HoldSeats, seatsHeld, slotOpened } from './slot.events.js';
import { slot } from './slot.js';

const given = givenFor(slot);
const zone = 'America/New_York';
/** Nine in the morning in Rochester, on a day after the clocks went forward. */
const opensAt = '2027-03-14T13:00:00.000Z';
const opened = slotOpened({ experienceId: 1, date: '2027-03-20', time: '14:30', capacity: 4, opensAt });
const hold = (at: string, more: Partial<HoldSeats> = {}): HoldSeats => ({
  ...{ type: 'HoldSeats', bookingId: 'ann', seats: 2, until: null, at: new Date(at), zone },
  ...more,
});

describe('a slot that opens later', () => {
  it('opens to everybody at its second, and to nobody before', () => {
    given(opened).when(hold('2027-03-14T12:59:59.999Z')).thenRefuses('SLOT_NOT_OPEN_YET');
    given(opened).when(hold(opensAt)).then(seatsHeld('ann', 2));
  });

  it('opens to a plan its own hours earlier, at its second: real hours, also over a change of clocks', () => {
    const gold = { priorityHours: 48 };
    // 48 hours before nine o'clock are eight o'clock, since an hour of the night between was skipped
    given(opened).when(hold('2027-03-12T12:59:59Z', gold)).thenRefuses('SLOT_NOT_OPEN_YET');
    given(opened).when(hold('2027-03-12T13:00:00Z', gold)).then(seatsHeld('ann', 2));
    const silver = { priorityHours: 24 };
    given(opened).when(hold('2027-03-12T13:00:00Z', silver)).thenRefuses('SLOT_NOT_OPEN_YET');
  });

  it('is open to the staff as soon as it is there', () => {
    given(opened)
      .when(hold('2027-03-01T00:00:00Z', { priorityHours: anyHours }))
      .then(seatsHeld('ann', 2));
    expect(opensFor(opensAt, anyHours)).toBeNull();
  });

  it('keeps its offers to those who could wait for it', () => {
    const offer = hold('2027-03-13T00:00:00Z', { offer: true, until: '2027-03-13T00:30:00.000Z' });
    given(opened)
      .when(offer)
      .then({ ...seatsHeld('ann', 2, '2027-03-13T00:30:00.000Z'), offer: true });
  });

  it('lets a party that the staff booked grow no earlier than anybody else', () => {
    const grow = { type: 'ChangeSeats', bookingId: 'ann', seats: 3, zone } as const;
    given(opened, seatsHeld('ann', 2))
      .when({ ...grow, at: new Date('2027-03-14T12:59:59Z') })
      .thenRefuses('SLOT_NOT_OPEN_YET');
    given(opened, seatsHeld('ann', 2))
      .when({ ...grow, at: new Date(opensAt) })
      .then({ type: 'SeatsChanged', bookingId: 'ann', from: 2, to: 3 });
  });

  it('says when, on the clock of the venue', () => {
    expect(() => slot.decide(hold('2027-03-14T12:00:00Z'), fold(slot, [opened]))).toThrow(
      'This time opens for booking on March 14, 2027, 9:00 AM.',
    );
  });
});
