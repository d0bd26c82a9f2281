import { afterEach, describe, expect, it } from '@jest/globals';
import type { ChangeView } from '@northlight/contracts';
import {
  changeText,
  clockText,
  dayStart,
  minuteText,
  momentDay,
  momentText,
  shortDay,
  tellBy,
  wallText,
  wholeMoment,
  whoText,
} from './moments.ts';

const plain = (text: string) => text.replaceAll('\u202f', ' ');
const rochester = 'America/New_York';
afterEach(() => tellBy(rochester));

describe('a moment in the admin', () => {
  const at = '2026-11-21T04:05:06.000Z';
  const all = () =>
    [momentText, minuteText, momentDay, shortDay, wholeMoment, clockText].map((text) => plain(text(at)));

  it('is told by the one clock, whatever the zone of the browser', () => {
    expect(all()).toEqual([
      ...['Nov 20, 2026, 11:05:06 PM', 'Nov 20, 2026, 11:05 PM', 'November 20, 2026', 'Nov 20, 2026'],
      ...['November 20, 2026 11:05 PM', '11:05 PM'],
    ]);
    tellBy('Pacific/Auckland');
    expect(all()).toEqual([
      ...['Nov 21, 2026, 5:05:06 PM', 'Nov 21, 2026, 5:05 PM', 'November 21, 2026', 'Nov 21, 2026'],
      ...['November 21, 2026 5:05 PM', '5:05 PM'],
    ]);
  });

  it('names its zone where it is on the wall of a venue elsewhere', () => {
    expect(plain(wallText(at, rochester))).toBe('Nov 20, 11:05:06 PM');
    expect(plain(wallText(at, 'America/Detroit'))).toBe('Nov 20, 11:05:06 PM');
    expect(plain(wallText(at, 'America/Los_Angeles'))).toBe('Nov 20, 8:05:06 PM PT');
  });

  it('that a day is looked for from is its midnight by that clock, also when the clocks change', () => {
    expect(dayStart('2026-11-20')).toBe('2026-11-20T05:00:00.000Z');
    expect(dayStart('2026-11-01')).toBe('2026-11-01T04:00:00.000Z');
    expect(dayStart('2026-11-01', 1)).toBe('2026-11-02T05:00:00.000Z');
    expect(dayStart('2026-03-08', 1)).toBe('2026-03-09T04:00:00.000Z');
    expect([dayStart(undefined), dayStart('soon')]).toEqual([undefined, undefined]);
  });
});

describe('an event in the history of a slot', () => {
  it('says who did it', () => {
    expect(['user:7', 'visitor', 'worker', 'seed', null].map(whoText)).toEqual([
      'user 7',
      'a visitor',
      'the system',
      'demo data',
      'unknown',
    ]);
  });

  it('says what it changed', () => {
    const text = (change: ChangeView) => plain(changeText(change, rochester));
    expect(text({ what: 'capacity', from: 20, to: 12 })).toBe('capacity 20 → 12');
    expect(text({ what: 'capacity', from: null, to: 20 })).toBe('capacity 20');
    expect(text({ what: 'held until', from: '2026-11-20T15:30:00.000Z', to: null })).toBe(
      'held until Nov 20, 10:30:00 AM → none',
    );
    expect(text({ what: 'status', from: 'confirmed', to: 'cancelled' })).toBe('status confirmed → canceled');
    expect(text({ what: 'reason', from: null, to: 'We cancelled it' })).toBe('reason We cancelled it');
  });
});
