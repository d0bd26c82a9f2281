import { describe, expect, it } from '@jest/globals';
import { shortDay, wholeMoment, whoText } from './moments.ts';

describe('the moments of an inquiry', () => {
  it('are written short in a list and whole in a detail', () => {
    const at = new Date(2026, 10, 5, 14, 5).toISOString();
    expect([shortDay(at), wholeMoment(at)]).toEqual(['Nov 5, 2026', 'November 5, 2026 2:05 PM']);
  });

  it('say who it was', () => {
    expect(['user:1', 'user:2', 'seed'].map((by) => whoText(by, 1))).toEqual(['you', 'user 2', 'the demo data']);
  });
});
