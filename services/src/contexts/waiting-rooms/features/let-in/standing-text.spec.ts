import { describe, expect, it } from '@jest/globals';
import type { Standing } from '../../domain/place.js';
import { aRoom, minutes, opening } from '../../testing/rooms.js';
import { textOf } from './standing-text.js';

const room = aRoom();
const waiting = (number: number, wait: number): Standing => ({
  ...{ state: 'waiting', number, turn: opening + minutes(wait), ends: opening + minutes(wait + 15) },
});
const textAt = (standing: Standing, now = opening) => textOf({ room, standing, since: opening - minutes(10), now });

describe('what a visitor is told', () => {
  it('is how many are ahead, and for how long, the coarser the longer', () => {
    const told = (number: number, wait: number) => {
      const { figure, unit, time } = textAt(waiting(number, wait));
      return `${figure} ${unit}, ${time}`;
    };
    expect(told(24_121, 80.4)).toBe('24,120 people ahead of you, about 1 hour 30 minutes to go');
    expect(told(6_601, 22)).toBe('6,600 people ahead of you, about 25 minutes to go');
    expect(told(1_051, 3.5)).toBe('1,050 people ahead of you, about 4 minutes to go');
    expect(told(2, 0.1)).toBe('1 person ahead of you, less than a minute to go');
    expect(told(1, 0.1)).toBe('0 people ahead of you, You’re next');
    expect(told(40_000, 120)).toBe('39,999 people ahead of you, about 2 hours to go');
  });

  it('before the opening is when it opens, and that nobody need hurry', () => {
    const { figure, time, note } = textAt({ state: 'gathering' }, opening - minutes(12));
    expect([figure, time]).toEqual(['15 min', 'Opens in about 15 minutes']);
    expect(note).toContain('random place in line');
  });

  it('in the last minute before the opening is still a figure', () => {
    const { figure, time } = textAt({ state: 'gathering' }, opening - 20_000);
    expect([figure, time]).toEqual(['1 min', 'Opens in less than a minute']);
  });

  it('of a room that stands still is that the place is kept', () => {
    const { time, note, progress } = textAt(waiting(9, Number.POSITIVE_INFINITY));
    expect([time, note, progress]).toEqual(['On hold', 'No one is being let in right now. You’ll keep your place.', 0]);
  });

  it('comes after a fifth of the wait, in bounds, and to nobody at the same moment', () => {
    const pauses = (wait: number) => Array.from({ length: 50 }, () => textAt(waiting(2, wait)).pollSeconds);
    expect([Math.max(...pauses(300)), Math.min(...pauses(300))].map((one) => one <= 75 && one > 50)).toEqual([
      true,
      true,
    ]);
    expect(Math.max(...pauses(0.1))).toBeLessThanOrEqual(5);
    expect(new Set(pauses(300)).size).toBeGreaterThan(20);
  });

  it('of how far they have come grows from the opening to their turn', () => {
    const progress = [0, 5, 10].map((now) => textAt(waiting(3_001, 10), opening + minutes(now)).progress);
    expect(progress).toEqual([0, 50, 100]);
  });
});
