import { describe, expect, it } from '@jest/globals';
import { fold } from '@northlight/event-store/decider';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { aBookingPlaced, aVisit } from '../../testing/builders.js';
import type { BookingEvent } from './booking.events.js';
import { booking } from './booking.js';
import { type Arrival, mustBeLetIn } from './letting-in.js';

const confirmed: BookingEvent = { type: 'BookingConfirmed' };

interface Scene {
  readonly visit?: { readonly date: string; readonly time: string };
  readonly holdUntil?: string | null;
  readonly past?: readonly BookingEvent[];
  readonly arrival?: Partial<Arrival>;
}

/** What the person at the door hears. */
function heard(at: string, { visit, holdUntil = null, past = [confirmed], arrival }: Scene = {}): string {
  const state = fold(booking, [aBookingPlaced({ visit: aVisit(visit), holdUntil }), ...past]);
  const party = { zone: 'America/New_York', now: new Date(at), checkedInAt: null, anyway: false, ...arrival };
  try {
    mustBeLetIn(state, party);
  } catch (refusal) {
    return (refusal as Refusal).message;
  }
  return 'Welcome';
}

describe('a party on Saturday, November 28', () => {
  it("comes on the day that the venue's wall shows, not that of Greenwich", () => {
    expect(heard('2026-11-28T04:59:59Z')).toBe('This visit is on November 28, 2026, not today.');
    expect(heard('2026-11-28T05:00:00Z')).toBe('Welcome');
  });

  it('comes until its day is over, at six the next morning', () => {
    const visit = { date: '2026-11-28', time: '23:30' };
    expect(heard('2026-11-29T05:10:00Z', { visit })).toBe('Welcome');
    expect(heard('2026-11-29T10:59:59Z', { visit })).toBe('Welcome');
    expect(heard('2026-11-29T11:00:00Z', { visit })).toBe('This visit is on November 28, 2026, not today.');
  });

  it('may come on the evening before where it starts before six in the morning', () => {
    const visit = { date: '2026-11-28', time: '00:30' };
    expect(heard('2026-11-28T04:50:00Z', { visit })).toBe('Welcome');
    expect(heard('2026-11-28T05:40:00Z', { visit })).toBe('Welcome');
    expect(heard('2026-11-29T10:40:00Z', { visit })).toContain('not today');
    expect(heard('2026-11-28T04:50:00Z', { visit: { ...visit, time: '06:00' } })).toContain('not today');
    expect(heard('2026-11-27T10:59:59Z', { visit })).toContain('not today');
  });

  it('is let in on another day where somebody wants it anyway', () => {
    expect(heard('2026-11-29T18:00:00Z', { arrival: { anyway: true } })).toBe('Welcome');
  });

  const came: Scene = {
    past: [confirmed, { type: 'CheckedIn' }],
    arrival: { checkedInAt: new Date('2026-11-28T19:31:40Z') },
  };

  it('is told when it came already', () => {
    expect(heard('2026-11-28T19:40:00Z', came)).toBe('Already checked in at 2:31 PM');
    expect(heard('2026-11-29T19:40:00Z', came)).toBe('Already checked in at 2:31 PM on November 28, 2026');
  });

  it('came already also when the visit is over, and whatever somebody wants', () => {
    const over = { ...came, past: [...(came.past ?? []), { type: 'BookingCompleted' } as const] };
    expect(heard('2026-11-28T21:00:00Z', { ...over, arrival: { ...came.arrival, anyway: true } })).toBe(
      'Already checked in at 2:31 PM',
    );
  });

  it('that was noted as missed is let in late only when somebody wants it', () => {
    const missed: Scene = { past: [confirmed, { type: 'NoShowRecorded' }] };
    expect(heard('2026-11-29T18:00:00Z', missed)).toBe('This visit is on November 28, 2026, not today.');
    expect(heard('2026-11-29T18:00:00Z', { ...missed, arrival: { anyway: true } })).toBe('Welcome');
  });

  it('may come again after a check-in that was a mistake', () => {
    expect(heard('2026-11-28T19:40:00Z', { past: [...(came.past ?? []), { type: 'CheckInUndone' }] })).toBe('Welcome');
  });

  it('is told that it was cancelled before anything else', () => {
    const cancelled: BookingEvent = { type: 'BookingCancelled', by: 'customer', reason: 'weather', refund: 0 };
    const scene: Scene = { past: [cancelled], arrival: { anyway: true } };
    expect(heard('2026-11-30T19:40:00Z', scene)).toBe('This booking was canceled.');
  });
});

describe('a party at the door of another venue', () => {
  const elsewhere = 'Buffalo';

  it('is told where its visit is and when, before anything that somebody could want anyway', () => {
    for (const day of ['2026-11-28T19:20:00Z', '2026-11-30T19:20:00Z'])
      expect(heard(day, { arrival: { elsewhere } })).toBe('This visit is at Buffalo, on November 28, 2026.');
    expect(heard('2026-11-30T19:20:00Z', { arrival: { elsewhere, anyway: true } })).toBe('Welcome');
  });
});

describe('a party whose online payment still runs', () => {
  const past: BookingEvent[] = [];
  const holdUntil = '2026-11-28T19:45:00.000Z';
  const notPaid = 'This booking isn’t paid. The guest can still confirm it online until 2:45 PM.';

  it('is let in once it has paid at the desk, and for nothing else', () => {
    expect(heard('2026-11-28T19:40:00Z', { past, holdUntil })).toBe(notPaid);
    expect(heard('2026-11-28T19:40:00Z', { past, holdUntil, arrival: { anyway: true } })).toBe(notPaid);
    expect(heard('2026-11-28T19:40:00Z', { past, holdUntil, arrival: { isPaid: true } })).toBe('Welcome');
  });

  it('is told its day first: whoever pays on the wrong one has paid for nothing', () => {
    const early: Scene = { past, holdUntil: '2026-11-27T19:45:00.000Z', arrival: { isPaid: true } };
    expect(heard('2026-11-27T19:40:00Z', early)).toBe('This visit is on November 28, 2026, not today.');
  });

  it('has lost its seats when the time is over, whether or not anybody has noticed', () => {
    const over = 'The hold on this booking has ended, and its seats were released.';
    expect(heard(holdUntil, { past, holdUntil, arrival: { isPaid: true } })).toBe(over);
    expect(heard(holdUntil, { past: [{ type: 'HoldExpired' }], holdUntil })).toBe(over);
  });

  it('pays at the desk anyway where nothing is paid online', () => {
    expect(heard('2026-11-28T19:40:00Z', { past })).toBe('Welcome');
  });
});

describe('a party on a night when the clocks change', () => {
  it('has a day of 25 hours, and the morning after, in autumn', () => {
    const visit = { date: '2026-11-01', time: '10:00' };
    expect(heard('2026-11-01T03:59:59Z', { visit })).toContain('not today');
    expect(heard('2026-11-01T04:00:00Z', { visit })).toBe('Welcome');
    expect(heard('2026-11-02T10:59:59Z', { visit })).toBe('Welcome');
    expect(heard('2026-11-02T11:00:00Z', { visit })).toContain('not today');
  });

  it('has a day of 23 hours, and the morning after, in spring', () => {
    const visit = { date: '2027-03-14', time: '10:00' };
    expect(heard('2027-03-14T04:59:59Z', { visit })).toContain('not today');
    expect(heard('2027-03-14T05:00:00Z', { visit })).toBe('Welcome');
    expect(heard('2027-03-15T09:59:59Z', { visit })).toBe('Welcome');
    expect(heard('2027-03-15T10:00:00Z', { visit })).toContain('not today');
  });

  it('is told the time that the wall showed, in either half past one', () => {
    const past: BookingEvent[] = [confirmed, { type: 'CheckedIn' }];
    const at = (instant: string) => ({ past, arrival: { checkedInAt: new Date(instant) } });
    for (const halfPastOne of ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'])
      expect(heard('2026-11-01T12:00:00Z', at(halfPastOne))).toBe('Already checked in at 1:30 AM');
  });
});
