import { fastGate } from '../check/fast-gate.js';
import { runSteps, summary } from '../proof/steps.js';

/** `npm run check`: the fast gate; `npm run check -- <path…>` runs only the unit tests below these paths. */
export async function main(specs: readonly string[]): Promise<void> {
  const began = performance.now();
  const total = await runSteps(fastGate(specs));
  console.log(`\n${summary(total)} in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
