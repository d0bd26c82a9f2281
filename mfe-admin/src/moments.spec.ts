import { describe, expect, it } from '@jest/globals';
import type { ChangeView } from '@northlight/contracts';
import { changeText, momentDay, wallText, whoText } from './moments.ts';

describe('an event in the history of a slot', () => {
  it("has the time of the venue's wall, whatever the zone of the browser", () => {
    expect(wallText('2026-11-20T15:30:00.000Z', 'America/New_York').replaceAll('\u202f', ' ')).toBe(
      'Nov 20, 10:30:00 AM',
    );
  });

  it('says who did it', () => {
    expect(['user:7', 'visitor', 'worker', 'seed', null].map(whoText)).toEqual([
      'user 7',
      'a visitor',
      'the system',
      'the demo data',
      'unknown',
    ]);
  });

  it('says what it changed', () => {
    const text = (change: ChangeView) => changeText(change, 'America/New_York').replaceAll('\u202f', ' ');
    expect(text({ what: 'capacity', from: 20, to: 12 })).toBe('capacity 20 → 12');
    expect(text({ what: 'capacity', from: null, to: 20 })).toBe('capacity 20');
    expect(text({ what: 'held until', from: '2026-11-20T15:30:00.000Z', to: null })).toBe(
      'held until Nov 20, 10:30:00 AM → none',
    );
  });
});

describe('the day of an instant', () => {
  it('is that of the reader, also when it is the next one in Greenwich', () => {
    expect(momentDay(new Date(2026, 10, 21, 23, 30).toISOString())).toBe('November 21, 2026');
  });
});
