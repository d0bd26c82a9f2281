import { type FiguresOfRelease, failurePercent, failuresOf, p75Ms } from './figures.js';
import { quantileMs, samplesIn } from './histogram.js';
import { stepAfter } from './ramp.js';

/** Below this many loads, or measurements, nothing is said of a candidate. */
export const LEAST_LOADS = 50;
const MOST_POINTS_WORSE = 2;
/** One document that fails may be one browser's fault. */
const LEAST_FAILURES = 2;
const MOST_TIMES_SLOWER = 1.2;
/** Standard errors by which the bounds of two p75s have to be apart: what is left is rarely chance, however often one looks. */
const STANDARD_ERRORS = 2;

/** A candidate and the release that it is held against, both since the candidate has its percentage. */
export interface Trial {
  readonly stable: FiguresOfRelease;
  readonly candidate: FiguresOfRelease;
  readonly percent: number;
  /** Minutes that a step lasts at least; undefined where a person says each step. */
  readonly stepMinutes?: number | undefined;
  /** Minutes that this step has lasted. */
  readonly minutes: number;
}

export type Verdict =
  | { readonly kind: 'keep' }
  | { readonly kind: 'stop'; readonly reason: string }
  | { readonly kind: 'climb'; readonly percent: number; readonly reason: string };

/** What becomes of a candidate (docs/adr/0101). */
export const judgeCandidate = (trial: Trial): Verdict => {
  const reason = failsMore(trial) ?? isSlower(trial, 'lcp') ?? isSlower(trial, 'inp');
  // guard: a candidate that is worse than the stable release is stopped
  if (reason !== undefined) return { kind: 'stop', reason };
  return mayClimb(trial)
    ? { kind: 'climb', percent: stepAfter(trial.percent), reason: climbed(trial) }
    : { kind: 'keep' };
};

const mayClimb = ({ candidate, stepMinutes, minutes }: Trial): boolean => {
  const isRamp = stepMinutes !== undefined;
  // guard: a candidate climbs only once it was looked at long enough, and by enough visitors
  return isRamp && minutes >= stepMinutes && candidate.loads >= LEAST_LOADS;
};

const climbed = ({ candidate, minutes }: Trial): string =>
  `It was no worse than stable in ${Math.floor(minutes)} minutes and ${candidate.loads} loads.`;

const failsMore = ({ stable, candidate }: Trial): string | undefined => {
  if (candidate.loads < LEAST_LOADS || failuresOf(candidate) < LEAST_FAILURES) return undefined;
  const [ours, theirs] = [failurePercent(candidate), failurePercent(stable)];
  if (ours - theirs < MOST_POINTS_WORSE) return undefined;
  const kinds = (['entry', 'chunk', 'render'] as const).filter((kind) => candidate[`${kind}Failures`] > 0);
  return `${percentText(ours)} of its ${candidate.loads} loads failed (${kinds.join(', ')}), ${percentText(theirs)} of the ${stable.loads} of stable.`;
};

const names = { lcp: 'LCP', inp: 'INP' } as const;

const isSlower = ({ stable, candidate }: Trial, what: 'lcp' | 'inp'): string | undefined => {
  const [ours, theirs] = [candidate[what], stable[what]];
  if (samplesIn(ours) < LEAST_LOADS || samplesIn(theirs) < LEAST_LOADS) return undefined;
  const [slow, usual] = [p75Ms(ours) ?? 0, p75Ms(theirs) ?? 0];
  if (slow < usual * MOST_TIMES_SLOWER || boundOfP75(ours, -1) <= boundOfP75(theirs, 1)) return undefined;
  return `${names[what]} p75 is ${Math.round(slow)} ms in ${samplesIn(ours)} visits, ${Math.round(usual)} ms in ${samplesIn(theirs)} of stable.`;
};

/** Where the true p75 lies at least (-1) or at most (1): a quantile as far from 0.75 as chance moves the count below it. */
const boundOfP75 = (histogram: readonly number[], side: -1 | 1): number => {
  const spread = STANDARD_ERRORS * Math.sqrt((0.75 * 0.25) / samplesIn(histogram));
  return quantileMs(histogram, 0.75 + side * spread) ?? 0;
};

const percentText = (percent: number): string => `${percent.toFixed(1)} %`;
