import { describe, expect, it } from '@jest/globals';
import { aRoom, minutes, opening } from '../testing/rooms.js';
import { numberOf, type Place, standingOf } from './place.js';

const room = aRoom();
const gathered = 20_000;
const early = (nth: number): Place => ({ room: 1, id: `place-${nth}`, isEarly: true, nth, at: opening - minutes(20) });
const late = (nth: number): Place => ({ room: 1, id: `late-${nth}`, isEarly: false, nth, at: opening + minutes(1) });
const numbers = Array.from({ length: gathered }, (_, nth) => numberOf(early(nth + 1), room, gathered));
const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;

describe('the lot of those who came before the opening', () => {
  it('gives who came first no better number than who came last', () => {
    const [first, last] = [mean(numbers.slice(0, 5_000)), mean(numbers.slice(-5_000))];
    expect(Math.abs(first - last)).toBeLessThan(0.03 * gathered);
  });

  it('fills each minute about as full as the rate says', () => {
    const perMinute = Array.from(
      { length: 66 },
      (_, minute) => numbers.filter((one) => Math.ceil(one / 300) === minute + 1).length,
    );
    expect(Math.min(...perMinute)).toBeGreaterThan(230);
    expect(Math.max(...perMinute)).toBeLessThan(370);
  });

  it('is another one under another seed, and hardly moves where a process has counted a few less', () => {
    const other = aRoom({ seed: 'another' });
    expect(numberOf(early(1), other, gathered)).not.toBe(numbers[0]);
    expect(Math.abs(numberOf(early(1), room, gathered - 20) - (numbers[0] ?? 0))).toBeLessThanOrEqual(20);
  });

  it('counts at least as many as the place says were there, where a process has heard of none', () => {
    expect(numbers.filter((one) => one > 0.5 * gathered).length).toBeGreaterThan(0.45 * gathered);
    const unheard = Array.from({ length: 1_000 }, (_, nth) => numberOf(early(gathered - nth), room, 0));
    expect(mean(unheard)).toBeGreaterThan(0.4 * gathered);
  });
});

describe('a place', () => {
  const stateAt = (place: Place, offset: number) =>
    standingOf(place, room, { early: gathered, now: opening + minutes(offset) }).state;

  it('waits for its turn, is good for the minutes of a visit, and then is over', () => {
    const tenth = late(3_000);
    expect([9.9, 10, 24.9, 25].map((offset) => stateAt(tenth, offset))).toEqual([
      'waiting',
      'admitted',
      'admitted',
      'lapsed',
    ]);
  });

  it('that was taken early has no number before the opening', () => {
    expect([stateAt(early(1), -1), stateAt(early(1), 200)]).toEqual(['gathering', 'lapsed']);
  });

  it('has the same visit however often it is shown', () => {
    const shown = [10, 12, 20].map((offset) =>
      standingOf(late(3_000), room, { early: 0, now: opening + minutes(offset) }),
    );
    expect(new Set(shown.map((one) => ('ends' in one ? one.ends : 0)))).toEqual(new Set([opening + minutes(25)]));
  });
});
