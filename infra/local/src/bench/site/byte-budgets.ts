import type { Step, StepResult } from '../../proof/steps.js';
import { benchPages } from './pages.js';
import { builds, type Weights, weigh } from './ratios.js';

/**
 * What a visitor may fetch more than from a single bundle of the same sources (docs/adr/0106): of scripts on a cold first
 * route, and of those again after one front was deployed.
 */
export const mostOfSingle = { cold: 1.15, again: 0.3 } as const;

/** What exceeds that, each as a sentence. */
export const exceeded = (name: string, { composed, single, composedAgain, singleAgain }: Weights): string[] => [
  ...tooMuch(`${name}: a cold visit fetches`, composed / single, mostOfSingle.cold),
  ...tooMuch(`${name}: after a deployment a visit fetches`, composedAgain / singleAgain, mostOfSingle.again),
];

const tooMuch = (what: string, ratio: number, most: number): string[] =>
  ratio > most
    ? [`${what} ${ratio.toFixed(3)} of a single bundle, more than ${most}: npm run bench:site -- --only bytes`]
    : [];

/** Builds the fronts and a single bundle, unless nothing has changed, and weighs the four pages. */
export function bytesStep(): Step {
  const work = async (): Promise<StepResult> => {
    const built = await builds();
    const sentences = benchPages.flatMap((page) => exceeded(page.name, weigh(built, page)));
    const failed = sentences.length > 0 ? 1 : 0;
    return { passed: 1 - failed, failed, skipped: 0, output: sentences.join('\n') };
  };
  return { name: 'bytes of a cold first route', work };
}
