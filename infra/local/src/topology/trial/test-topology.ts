import { setTimeout as pause } from 'node:timers/promises';
import { run } from '../../processes/run.js';
import { apps } from '../../start/plans.js';
import { writeDeployReport } from '../deploys/deploy-report.js';
import { isUnnoticed, testDeploys } from '../deploys/test-deploys.js';
import { testHowTos } from '../how-tos/test-how-tos.js';
import { breachesOf, mailBreaches, secretBreaches } from './invariants.js';
import { writeReport } from './report.js';
import { type Outcome, Trial } from './run-trial.js';
import { type SelfTest, selfTest } from './self-test.js';
import { startTrialSite, type TrialSite } from './trial-site.js';
import { testUnguardedHeads } from './unguarded-heads.js';

const DRAINED_WITHIN_MS = 180_000;

/** What is tried beside the faults, alone by its word, and what it returns: how often it went wrong. */
const others: Readonly<Record<string, (site: TrialSite, say: (sentence: string) => void) => Promise<number>>> = {
  'how-tos': testHowTos,
  deploys: testReleases,
  rehearsal: testRehearsal,
  heads: testUnguardedHeads,
};

/** The whole trial. @returns how many breaches there were */
export async function testTopology(rate: number, only?: string): Promise<number> {
  const began = performance.now();
  const say = (sentence: string): void =>
    console.log(`${((performance.now() - began) / 1_000).toFixed(0).padStart(5)} s  ${sentence}`);
  const site = await startTrialSite(say);
  const end = (): void => void site.stop().then(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  try {
    let wrong = only !== undefined && only in others ? 0 : await testFaults(site, { rate, only, say });
    for (const [name, test] of Object.entries(others))
      if (only === undefined || only === name) wrong += await test(site, say);
    return wrong;
  } finally {
    await site.stop();
  }
}

async function testReleases(site: TrialSite, say: (sentence: string) => void): Promise<number> {
  const report = await testDeploys(site, say);
  const { deployments, unkept, breaches } = report;
  for (const sentence of [...unkept, ...breaches]) say(`✗ ${sentence}`);
  writeDeployReport(report);
  return unkept.length + breaches.length + deployments.filter((one) => !isUnnoticed(one)).length;
}

/** Stories of a restore, beside the topology: they have a PostgreSQL and an archive of their own. */
async function testRehearsal(_: TrialSite, say: (sentence: string) => void): Promise<number> {
  const args = ['--selectProjects', 'int', '--testPathPatterns', 'restore/trial/rehearsal'];
  const env = { ...process.env, TRY_RESTORE: '1' };
  const { code, output } = await run(process.execPath, ['node_modules/jest/bin/jest.js', ...args], { env });
  say(code === 0 ? 'A restore was rehearsed' : `✗ A restore: ${output.slice(-2_000)}`);
  return code === 0 ? 0 : 1;
}

interface FaultPlan {
  readonly rate: number;
  readonly only: string | undefined;
  readonly say: (sentence: string) => void;
}

async function testFaults(site: TrialSite, { rate, only, say }: FaultPlan): Promise<number> {
  const began = performance.now();
  const trial = new Trial(site, say);
  const calm = await trial.begin(rate);
  say(`Without a fault: ${calm.toFixed(0)} bookings a second of ${rate}`);
  const outcomes = await trial.tryAll(only);
  await trial.end();
  const breaches = await allBreaches(site, trial, say);
  for (const breach of breaches.slice(0, 20)) say(`✗ ${breach}`);
  const { history } = trial;
  say(`${history.count('ok')} acknowledged, ${history.count('fail')} refused, ${history.count('unknown')} unknown`);
  const self = await selfTest(site, say);
  const seconds = (performance.now() - began) / 1_000;
  if (!only) writeReport({ rate, calm, outcomes, history, breaches, self, seconds });
  for (const sentence of wrongInSelfTest(self)) say(`✗ ${sentence}`);
  return breaches.length + wrongInSelfTest(self).length + outcomes.filter(isTooLong).length;
}

const isTooLong = ({ writesAwayMs, writesMayBeAwayMs }: Outcome): boolean => writesAwayMs > writesMayBeAwayMs;

const wrongInSelfTest = ({ lost, others, unnoticed }: SelfTest): string[] => [
  ...(lost > 0 ? [] : ['Nothing was lost without synchronous copies: the trial would not notice']),
  ...others,
  ...unnoticed.map((sql) => `Nobody noticed: ${sql}`),
];

async function allBreaches(site: TrialSite, { history }: Trial, say: (sentence: string) => void): Promise<string[]> {
  const { topology, dataDir, ask } = site;
  const stored = await ask((client) => breachesOf(history, client));
  say('What is stored was compared with what people were told');
  await untilDrained(site);
  const mails = await ask((client) => mailBreaches(history, client, dataDir));
  say('The mails were counted');
  const { shape, secrets } = topology;
  const [known] = history.operations.filter(({ manageToken }) => manageToken);
  const hidden = { ...shape.passwords, ...secrets, token: known?.manageToken ?? '', address: 'visitor-1@example.com' };
  const { ADMIN_SETUP_EMAIL: _, ...checked } = hidden;
  return [...stored, ...mails, ...secretBreaches(dataDir, checked), ...(await differingRows(site, say))];
}

/** Until whoever cancelled has a mail. Those of bookings that are only held are far more than a worker writes meanwhile: they are left. */
async function untilDrained({ ask }: TrialSite): Promise<void> {
  await ask((client) => client.query("delete from log.outbox where kind = 'booking-held' and done_at is null"));
  const count = "select count(*)::int as left from log.outbox where done_at is null and kind = 'booking-cancelled'";
  for (const until = performance.now() + DRAINED_WITHIN_MS; performance.now() < until; await pause(1_000)) {
    const { rows } = await ask((client) => client.query<{ left: number }>(count));
    if (rows[0]?.left === 0) return;
  }
}

/** I6: by the program's own tool, every projection beside what the log says. */
async function differingRows({ topology }: TrialSite, say: (sentence: string) => void): Promise<string[]> {
  const verify = [`${apps}/tools/projections.js`, 'verify'];
  const { code, output } = await run(process.execPath, verify, { env: topology.operatorEnv });
  say('The log was replayed and compared');
  return code === 0 ? [] : [`I6 ${output.trim().slice(-400)}`];
}
