import { fastGate } from '../check/fast-gate.js';
import { wallsStep } from '../check/walls.js';
import { guardsStep } from '../guards/guards-step.js';
import { templatesStep } from '../new/trial.js';
import { installDebianPackage, onPath } from '../proof/debian.js';
import { journeysStep, type TestSystem } from '../proof/journeys.js';
import { specimensStep } from '../proof/specimens.js';
import { add, jestStep, runSteps, summary } from '../proof/steps.js';

/** They wait more than they work: two at once on two cores, and no process that keeps the modules of them all. */
const integration = ['--selectProjects', 'int', '--maxWorkers=2', '--workerIdleMemoryLimit=1GB'];

/** `npm test`: everything that proves it, ending with one line `N passed, N failed`. */
export async function main(): Promise<void> {
  let system: TestSystem | undefined;
  const end = (): void => void (system?.stop() ?? Promise.resolve()).then(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);

  await bringRedis();
  if (!onPath('soffice')) console.log(noSpreadsheet);
  const gate = await runSteps([...fastGate([], { withPages: true }), guardsStep(), wallsStep(), specimensStep()]);
  // the templates are compiled while servers are waited for; browsers want the processors for themselves
  const servers = [jestStep('integration tests on PostgreSQL and Redis', integration), templatesStep()];
  const together = await runSteps(
    servers.map((step) => ({ ...step, isLong: true })),
    servers.length,
  );
  const played = await runSteps([journeysStep((started) => (system = started))], 1);
  const total = add(add(gate, together), played);
  console.log(total.skipped > 0 ? `\n${total.skipped} skipped` : '');
  console.log(summary({ ...total, skipped: 0 })); // the last line says these two alone, whatever reads it
  process.exitCode = total.failed > 0 ? 1 : 0;
}

const noSpreadsheet = `There is no LibreOffice here: no CSV file is opened in it. Install it with: apt-get install libreoffice-calc-nogui`;

async function bringRedis(): Promise<void> {
  if (process.env.REDIS_URL || onPath('redis-server') || (await installDebianPackage('redis-server'))) return;
  console.log('There is no redis-server here: what needs it is skipped. Install it with: apt-get install redis-server');
}
