import { describe, expect, it } from '@jest/globals';
import { fold } from '@northlight/event-store/decider';
import { tell } from '../../../../platform/kernel/story.js';
import { givenFor } from '../../../../platform/kernel/testing/given-for.js';
import { aBookingPlaced } from '../../testing/builders.js';
import type { BookingEvent } from './booking.events.js';
import { booking } from './booking.js';
import { bookingStory } from './booking-story.js';
import { insideOf } from './coming-in.js';

const given = givenFor(booking);
const placed = aBookingPlaced({ tickets: 5, total: 18_020 });
const confirmed: BookingEvent = { type: 'BookingConfirmed' };
const letIn = (inside?: number): BookingEvent => ({ type: 'CheckedIn', ...(inside && { inside }) });
const undone = (left?: number): BookingEvent => ({ type: 'CheckInUndone', ...(left && { left }) });
const checkIn = (count?: number) => ({ type: 'CheckIn', count }) as const;
const undo = { type: 'UndoCheckIn' } as const;
const after = (...events: BookingEvent[]) => fold(booking, [placed, confirmed, ...events]);

describe('a party that does not come all at once', () => {
  it('is let in as a whole, or so many of it, and then the rest', () => {
    given(placed, confirmed).when(checkIn()).then(letIn());
    given(placed, confirmed).when(checkIn(5)).then(letIn());
    given(placed).when(checkIn(3)).then(confirmed, letIn(3));
    given(placed, confirmed, letIn(3)).when(checkIn(1)).then(letIn(4));
    given(placed, confirmed, letIn(3)).when(checkIn()).then(letIn());
  });

  it('is never more than it is', () => {
    given(placed, confirmed).when(checkIn(6)).thenRefuses('FEWER_OUTSIDE');
    given(placed, confirmed, letIn(3)).when(checkIn(3)).thenRefuses('FEWER_OUTSIDE');
    given(placed, confirmed, letIn()).when(checkIn(1)).thenNothing();
  });

  it('goes back in the steps in which it came', () => {
    given(placed, confirmed, letIn(3), letIn()).when(undo).then(undone(3));
    given(placed, confirmed, letIn(3), letIn(), undone(3)).when(undo).then(undone());
    expect(insideOf(after(letIn(3), letIn(), undone(3)))).toBe(3);
    expect([after(letIn(3), undone()).status, insideOf(after(letIn(3), undone()))]).toEqual(['confirmed', 0]);
  });

  it('pays once, with the first who come, and until the last are taken back', () => {
    const held = (...events: BookingEvent[]) => after(...events).balance.held;
    expect([held(letIn(3)), held(letIn(3), letIn()), held(letIn(3), letIn(), undone(3))]).toEqual([
      18_020, 18_020, 18_020,
    ]);
    expect(held(letIn(3), letIn(), undone(3), undone())).toBe(0);
  });

  it('is all in once the desk has made it as small as those who came', () => {
    const smaller: BookingEvent = {
      type: 'PartyChanged',
      tickets: 3,
      price: { ...placed.price, total: 10_812 },
      refund: 0,
    };
    const state = after(letIn(3), { ...smaller, by: 'staff' });
    expect([state.tickets, insideOf(state)]).toEqual([3, 3]);
  });

  it('says in its history how many were in', () => {
    const lines = tell(bookingStory, [placed, confirmed, letIn(3), letIn(), undone(3)]).map(({ words }) => words);
    expect(lines.slice(2)).toEqual([
      'Checked in: 3 guests so far',
      'Checked in',
      'Check-in undone: 3 guests still checked in',
    ]);
  });
});

describe('check-ins of old, which were of whole parties', () => {
  it('let all in, and take all back', () => {
    expect(insideOf(after({ type: 'CheckedIn' }))).toBe(5);
    expect(insideOf(after({ type: 'CheckedIn' }, { type: 'CheckInUndone' }))).toBe(0);
  });
});
