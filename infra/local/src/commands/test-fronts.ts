import { inChromium, journeysStep, type TestSystem } from '../proof/journeys.js';
import { runSteps, summary } from '../proof/steps.js';

/** `npm run test:fronts`: each fault that a front or the shell may have, at each of them (docs/reference/front-proofs.md). */
export async function main(): Promise<void> {
  process.env.EVERY_FAULT = 'true';
  let system: TestSystem | undefined;
  const end = (): void => void (system?.stop() ?? Promise.resolve()).then(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  const name = 'each fault at each front';
  const playing = { ...inChromium, name, tag: 'fronts/(deploy-one|lose-(no|one|the)|stay)-' };
  const total = await runSteps([journeysStep((started) => (system = started), playing)]);
  console.log(`\n${summary(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
