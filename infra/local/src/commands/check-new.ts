import { templatesStep } from '../new/trial.js';
import { runSteps, summary } from '../proof/steps.js';

/** `npm run check:new`: shows that what `npm run new` makes passes the check. */
export async function main(): Promise<void> {
  const total = await runSteps([templatesStep()]);
  console.log(`\n${summary(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
