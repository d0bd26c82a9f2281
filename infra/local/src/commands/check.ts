import { fastGate } from '../check/fast-gate.js';
import { runSteps, summary } from '../proof/steps.js';

/** `npm run check`: the fast gate. */
export async function main(): Promise<void> {
  const began = performance.now();
  const total = await runSteps(fastGate());
  console.log(`\n${summary(total)} in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
