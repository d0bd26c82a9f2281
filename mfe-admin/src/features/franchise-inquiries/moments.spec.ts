import { describe, expect, it } from '@jest/globals';
import { shortDay, wholeMoment, whoText } from './moments.ts';

describe('the moments of an inquiry', () => {
  it('are written short in a list and whole in a detail', () => {
    const at = '2026-11-05T14:05:00Z';
    expect([shortDay(at), wholeMoment(at)]).toEqual(['Nov 5, 2026', 'November 5, 2026 9:05 AM']);
  });

  it('say who it was', () => {
    const who = [
      { by: 'user:1', byName: 'ann' },
      { by: 'user:2', byName: 'bob' },
      { by: 'user:3', byName: null },
      { by: 'seed', byName: null },
    ];
    expect(who.map((one) => whoText(one, 1))).toEqual(['you', 'bob', 'user 3', 'the demo data']);
  });
});
