import { plants } from '../check/planted-walls.js';
import { wallsStep } from '../check/walls.js';
import { runSteps, summary } from '../proof/steps.js';

/** `npm run check:walls`: shows that every wall stands, by running into each. */
export async function main(): Promise<void> {
  const total = await runSteps([wallsStep()]);
  if (total.failed === 0) for (const { rule, file, target } of plants) console.log(`    ${rule}: ${file} → ${target}`);
  console.log(`\n${summary(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
