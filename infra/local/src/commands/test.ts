import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fastGate } from '../check/fast-gate.js';
import { wallsStep } from '../check/walls.js';
import { guardsStep } from '../guards/guards-step.js';
import { templatesStep } from '../new/trial.js';
import { installDebianPackage, onPath } from '../proof/debian.js';
import { inChromium, journeysStep, smokeInChromium, type TestSystem } from '../proof/journeys.js';
import { specimensStep } from '../proof/specimens.js';
import { add, jestStep, runSteps, SEMI_SPACE_FLAG, type Step, summary } from '../proof/steps.js';

/** No process keeps the modules of them all. */
const integration = ['--selectProjects', 'int', '--workerIdleMemoryLimit=1GB'];
/** They wait more than they work: with two at once on two cores, a quarter of these had nothing to do. */
const three = '--maxWorkers=3';

/** What kills processes and servers and waits for them, or repeats a story on another backend (docs/adr/0072). */
const withoutSlow = ['--testPathIgnorePatterns', '/node_modules/', '\\.slow\\.int\\.spec\\.ts$'];

/**
 * Each process that a spec starts begins with room for what its modules leave behind, and finds them compiled by those
 * before it: specs that start processes cost a fifth less.
 */
const children = {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${SEMI_SPACE_FLAG}`.trim(),
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
};
/** A third of the stories that the whole run tells. */
const fewerStories = { INVARIANT_RUNS: '50' };

/** Steps by what they want: processors, servers to wait for, or a browser for themselves. */
interface Plan {
  readonly processors: readonly Step[];
  readonly servers: readonly Step[];
  readonly journeys: Parameters<typeof journeysStep>[1];
}

const name = 'integration tests on PostgreSQL and Redis';

const usual = (): Plan => ({
  processors: [...fastGate([], { withPages: true }), guardsStep(), wallsStep()],
  servers: [jestStep(name, [...integration, three, ...withoutSlow], { ...fewerStories, ...process.env, ...children })],
  journeys: smokeInChromium,
});

const whole = (): Plan => ({
  processors: [...fastGate([], { withPages: true }), guardsStep(), wallsStep(), specimensStep()],
  servers: [jestStep(name, [...integration, three], children), templatesStep()],
  journeys: inChromium,
});

/**
 * `npm test`: what a change has to pass, ending with one line `N passed, N failed`. `--all` (`npm run test:all`, and the gate)
 * adds what takes long: faults of servers and processes, every journey, the specimens, what the generators make.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { all } = parseArgs({ args: [...args], options: { all: { type: 'boolean', default: false } } }).values;
  let system: TestSystem | undefined;
  const end = (): void => void (system?.stop() ?? Promise.resolve()).then(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);

  await bringRedis();
  if (!onPath('soffice')) console.log(noSpreadsheet);
  const { processors, servers, journeys } = all ? whole() : usual();
  const gate = await runSteps(processors);
  const together = await runSteps(
    servers.map((step) => ({ ...step, isLong: true })),
    servers.length,
  );
  const played = await runSteps([journeysStep((started) => (system = started), journeys)], 1);
  const total = add(add(gate, together), played);
  if (!all) console.log('\nLong stories were left out: npm run test:all tells them, too.');
  console.log(total.skipped > 0 ? `\n${total.skipped} skipped` : '');
  console.log(summary({ ...total, skipped: 0 })); // the last line says these two alone, whatever reads it
  process.exitCode = total.failed > 0 ? 1 : 0;
}

const noSpreadsheet = `There is no LibreOffice here: no CSV file is opened in it. Install it with: apt-get install libreoffice-calc-nogui`;

async function bringRedis(): Promise<void> {
  if (process.env.REDIS_URL || onPath('redis-server') || (await installDebianPackage('redis-server'))) return;
  console.log('There is no redis-server here: what needs it is skipped. Install it with: apt-get install redis-server');
}
