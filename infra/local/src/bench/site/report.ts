import type { Scores } from './lighthouse.js';
import type { Weights } from './ratios.js';
import type { VisitFigures } from './visit.js';

/** The middle one; of an even number the upper of the two. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of each figure over several runs. */
export const medians = <Figures extends object>(runs: readonly Figures[]): Figures => {
  const names = Object.keys(runs[0] ?? {}) as (keyof Figures)[];
  const of = (name: keyof Figures): number => median(runs.map((one) => Number(one[name])));
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Figures;
};

const line = (name: string, cells: readonly string[]): string =>
  name.padEnd(14) + cells.map((cell) => cell.padStart(12)).join('');
const ms = (value: number): string => `${Math.round(value)} ms`;
const kb = (value: number): string => `${(value / 1024).toFixed(1)} KB`;
const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));
const ratio = (a: number, b: number): string => `${(a / b).toFixed(2)}x`;

export const visitHead = (): string =>
  line('', ['FCP', 'LCP', 'CLS load', 'CLS all', 'INP', 'scripts', 'requests', 'all bytes']);

export const visitLine = (name: string, v: VisitFigures): string =>
  line(name, [
    ms(v.fcp),
    ms(v.lcp),
    v.loadCls.toFixed(3),
    v.cls.toFixed(3),
    ms(v.inp),
    kb(v.scriptBytes),
    String(v.requests),
    kb(v.allBytes),
  ]);

export const bytesHead = (): string => line('', ['JS bytes', 'single', 'ratio', 'after deploy', 'ratio']);

export const bytesLine = (name: string, weights: Weights): string =>
  line(name, [
    kb(weights.composed),
    kb(weights.single),
    ratio(weights.composed, weights.single),
    kb(weights.composedAgain),
    ratio(weights.composedAgain, weights.singleAgain),
  ]);

export const ratioHead = (): string => line('', ['LCP', 'single', 'ratio', 'requests']);

export const ratioLine = (name: string, composed: VisitFigures, bundle: VisitFigures): string =>
  line(name, [
    ms(composed.lcp),
    ms(bundle.lcp),
    ratio(composed.lcp, bundle.lcp),
    signed(composed.requests - bundle.requests),
  ]);

export const deployHead = (): string => line('', ['median', 'p95', 'longest', 'documents']);

/** @param times sorted */
export const deployLine = (name: string, times: readonly number[]): string =>
  line(name, [ms(at(times, 0.5)), ms(at(times, 0.95)), ms(at(times, 1)), String(times.length)]);

const at = (times: readonly number[], part: number): number => times[Math.ceil(times.length * part) - 1] ?? Number.NaN;

export const scoreHead = (): string =>
  line('', ['performance', 'accessib.', 'practices', 'seo', 'LCP', 'blocking', 'machine']);

export const scoreLine = (name: string, s: Scores): string =>
  line(name, [
    ...[s.performance, s.accessibility, s['best-practices'], s.seo].map(String),
    ms(s.lcpMs),
    ms(s.blockingMs),
    String(Math.round(s.machine)),
  ]);
