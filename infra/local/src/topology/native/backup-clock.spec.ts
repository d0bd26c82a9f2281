import { describe, expect, it } from '@jest/globals';
import { dueOf } from './backup-clock.js';

const now = new Date('2026-11-27T12:00:00Z');
const ago = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
const due = (done: Readonly<Record<string, number>>) =>
  dueOf(new Map(Object.entries(done).map(([kind, hours]) => [kind, ago(hours)])), now);

describe('what is due of backups', () => {
  it('is a full one first, then one a day, and a restore each week', () => {
    expect(due({})).toBe('full');
    expect(due({ full: 25, rehearsal: 1 })).toBe('diff');
    expect(due({ full: 25, diff: 2 })).toBe('rehearsal');
    expect(due({ full: 169, diff: 1, rehearsal: 1 })).toBe('full');
  });

  it('is nothing while each is young enough, and no daily one on the day of a full one', () => {
    expect(due({ full: 3, diff: 27, rehearsal: 100 })).toBeUndefined();
    expect(due({ full: 3, rehearsal: 168 })).toBe('rehearsal');
  });
});
