import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { someFigures } from '../testing/figures.js';
import { judgeCandidate, type Trial, type Verdict } from './judge-candidate.js';

const { figures, times } = someFigures;
const trial = (change: Partial<Trial>): Trial => ({
  stable: figures({ loads: 1_000, renderFailures: 4 }),
  candidate: figures({ loads: 100 }),
  percent: 5,
  minutes: 1,
  ...change,
});
const verdict = (change: Partial<Trial>): Verdict => judgeCandidate(trial(change));

describe('a candidate that fails more than the stable release', () => {
  it('is stopped once it is two points worse in fifty loads, with the reason', () => {
    const candidate = figures({ loads: 50, renderFailures: 2, chunkFailures: 1 });
    expect(verdict({ candidate })).toEqual({
      kind: 'stop',
      reason: '6.0 % of its 50 loads failed (chunk, render), 0.4 % of the 1000 of stable.',
    });
  });

  it.each([
    ['in fewer loads', { candidate: figures({ loads: 49, renderFailures: 49 }) }],
    ['by less than two points', { candidate: figures({ loads: 100, entryFailures: 2 }) }],
    ['in one document alone', { candidate: figures({ loads: 50, entryFailures: 1 }) }],
    [
      'no more than the stable release',
      {
        stable: figures({ loads: 100, renderFailures: 30 }),
        candidate: figures({ loads: 100, renderFailures: 31 }),
      },
    ],
  ] as const)('stays while it fails %s', (_, change) => {
    expect(verdict(change)).toEqual({ kind: 'keep' });
  });

  it('is stopped at whatever load count, where its share is at least two points above', () => {
    const share = fc.record({
      loads: fc.integer({ min: 50, max: 5_000 }),
      bad: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(share, share, (theirs, ours) => {
        const [stableFailures, failures] = [theirs, ours].map(({ loads, bad }) => Math.floor(loads * bad));
        const points = 100 * ((failures ?? 0) / ours.loads - (stableFailures ?? 0) / theirs.loads);
        fc.pre(Math.abs(points - 2) > 1e-6);
        const { kind } = verdict({
          stable: figures({ loads: theirs.loads, chunkFailures: stableFailures }),
          candidate: figures({ loads: ours.loads, renderFailures: failures }),
        });
        expect(kind === 'stop').toBe(points > 2 && (failures ?? 0) >= 2);
      }),
    );
  });
});

describe('a candidate that is slower than the stable release', () => {
  const usual = times(200, (nth) => 1_000 + nth * 5);

  it.each(['lcp', 'inp'] as const)('is stopped when its p75 of %s is a fifth above, beyond chance', (what) => {
    const slow = times(60, (nth) => 1_500 + nth * 25);
    const { kind } = verdict({ stable: figures({ [what]: usual }), candidate: figures({ [what]: slow }) });
    expect(kind).toBe('stop');
  });

  it.each([
    ['in fewer than fifty measurements', times(49, () => 9_000), usual],
    ['while stable has fewer than fifty', times(60, () => 9_000), times(49, () => 1_000)],
    ['by a tenth', times(500, (nth) => (1_000 + (nth % 200) * 5) * 1.1), usual],
    ['by what may be chance', times(50, (nth) => (nth < 34 ? 1_200 : 2_400)), usual],
  ] as const)('stays while it is slower %s', (_, lcp, theirs) => {
    expect(verdict({ stable: figures({ lcp: theirs }), candidate: figures({ lcp }) })).toEqual({ kind: 'keep' });
  });

  it('that is as fast as the stable release is hardly ever stopped, though it is looked at again and again', () => {
    const random = seeded(7);
    const visit = () => Math.exp(7 + 0.6 * gaussian(random));
    const isStopped = () => {
      const stable = figures({ lcp: times(400, visit) });
      const seen = Array.from({ length: 400 }, visit);
      const looks = [50, 60, 75, 100, 150, 200, 300, 400];
      return looks.some((count) => {
        const candidate = figures({ lcp: times(count, (nth) => seen[nth] ?? 0) });
        return judgeCandidate(trial({ stable, candidate })).kind === 'stop';
      });
    };
    const stops = Array.from({ length: 500 }, isStopped).filter(Boolean).length;
    expect(stops).toBeLessThan(10);
  });
});

describe('a candidate that climbs by itself', () => {
  const good = figures({ loads: 50 });

  it.each([
    [5, 25],
    [25, 100],
    [40, 100],
  ])('goes from %i on to %i after its minutes and fifty loads', (percent, next) => {
    expect(verdict({ candidate: good, percent, stepMinutes: 10, minutes: 10 })).toMatchObject({
      kind: 'climb',
      percent: next,
    });
  });

  it.each([
    ['its minutes are over', { candidate: good, stepMinutes: 10, minutes: 9.9 }],
    ['it was loaded fifty times', { candidate: figures({ loads: 49 }), stepMinutes: 10, minutes: 600 }],
    ['somebody says so, without a ramp', { candidate: good, minutes: 600 }],
  ] as const)('stays until %s', (_, change) => {
    expect(verdict(change)).toEqual({ kind: 'keep' });
  });
});

/** Mulberry32: the same numbers in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const gaussian = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
