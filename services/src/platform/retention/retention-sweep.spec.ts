import { describe, expect, it } from '@jest/globals';
import { sweptKinds, usualRetention } from '@northlight/contracts';
import type pg from 'pg';
import type { BookingPolicyCache } from '../booking-policy/booking-policy-cache.js';
import { FixedClock } from '../kernel/clock.js';
import { RetentionSweep } from './retention-sweep.js';
import { type RetentionTerm, RetentionTerms } from './retention-terms.js';

const now = new Date('2026-11-26T03:40:00Z');
const rules = { now: usualRetention, latest: async () => ({ version: 0, rules: usualRetention }) };

const outbox = { query: async () => ({ rows: [{ isNew: true }] }) } as unknown as pg.Pool;

function sweepOf(...own: readonly RetentionTerm[]) {
  const terms = new RetentionTerms();
  terms.add(...own);
  const sweep = new RetentionSweep(terms, rules as unknown as BookingPolicyCache, new FixedClock(now), outbox);
  return { terms, sweep };
}

/** Mails that were past their 30 days since so many days ago; one of them cannot be forgotten. */
function mailsDueFor(days: Readonly<Record<string, number>>, bad: string) {
  const left = Object.entries(days).map(([key, count]) => ({
    key,
    since: new Date(now.getTime() - (30 + count) * 86_400_000),
  }));
  const forget: RetentionTerm['forget'] = async (keys) => {
    if (keys.includes(bad)) throw new Error('A bad mail');
    for (const key of keys)
      left.splice(
        left.findIndex((one) => one.key === key),
        1,
      );
  };
  return { left, term: { kind: 'mails', due: async () => [...left], forget } satisfies RetentionTerm };
}

describe('a process in which nothing forgets a kind of data', () => {
  it('says which, until each has something that does', () => {
    const { terms, sweep } = sweepOf();
    expect(() => sweep.mustApplyAll()).toThrow(`Nothing forgets what is past its term: ${sweptKinds.join(', ')}`);
    for (const kind of sweptKinds) terms.add({ kind, due: async () => [], forget: async () => undefined });
    expect(() => sweep.mustApplyAll()).not.toThrow();
  });
});

describe('an entry that cannot be forgotten', () => {
  it('keeps no other of its kind, and the job says how many there were', async () => {
    const { left, term } = mailsDueFor({ bad: 5, good: 4, another: 1 }, 'bad');
    await expect(sweepOf(term).sweep.run()).rejects.toThrow('Not forgotten though past its term: mails (1)');
    expect(left.map(({ key }) => key)).toEqual(['bad']);
  });

  it('is counted as overdue once a night has left it', async () => {
    const { term } = mailsDueFor({ bad: 5, good: 4, another: 1 }, 'bad');
    expect(await sweepOf(term).sweep.due()).toMatchObject([{ kind: 'mails', due: 3, overdue: 2 }]);
  });
});
