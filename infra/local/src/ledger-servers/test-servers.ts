import { setTimeout as pause } from 'node:timers/promises';
import type { BenchProcess } from '../bench/bench-system.js';
import { run } from '../processes/run.js';
import { apps } from '../start/plans.js';
import { ApiDoor } from '../topology/trial/api-door.js';
import { Bookers } from '../topology/trial/bookers.js';
import { History, type Slot } from '../topology/trial/history.js';
import { breachesOf } from '../topology/trial/invariants.js';
import { codeBreaches, codeFigures, unexpectedRefusals, withCodes } from './codes.js';
import { fullSpeed, type Speed } from './full-speed.js';
import { deadlySteps, type MoveOutcome, moveAfterAKill, moveUnderLoad, venues } from './moves.js';
import { unnoticedPlants } from './planted-codes.js';
import { writeServersReport } from './servers-report.js';
import { movingVenue, type ServerName, startTwoServers, type TwoServerSite } from './two-server-site.js';

type Say = (sentence: string) => void;

const CALM_MS = 5_000;

/**
 * Moves a venue between two PostgreSQL servers while people book at it through two API processes, kills movers and a process, and
 * compares what is stored with what people were told. @returns how many breaches there were
 */
export async function testServers(rate: number, times: number): Promise<number> {
  const began = performance.now();
  const say: Say = (text) => console.log(`${((performance.now() - began) / 1_000).toFixed(0).padStart(5)} s  ${text}`);
  const site = await startTwoServers();
  say('Two PostgreSQL servers, two API processes and a worker');
  const door = new ApiDoor([await site.startApi(), await site.startApi()]);
  try {
    const { history, calm, outcomes, killed } = await underLoad({ site, door, say }, rate, times);
    const breaches = await allBreaches(site, history);
    for (const breach of breaches.slice(0, 20)) say(`✗ ${breach}`);
    say(`${history.count('ok')} acknowledged, ${history.count('fail')} refused, ${history.count('unknown')} unknown`);
    const codes = await codeFigures(site, history);
    const unnoticed = await unnoticedPlants(site, history);
    for (const plant of unnoticed) say(`✗ unnoticed: ${plant}`);
    say(
      `${codes.cards} paid with gift cards, ${codes.promos} had a promo code; their ledgers moved ${codes.moves} times`,
    );
    const speeds = await atFullSpeed({ site, door, say });
    const lost = await withoutClosing({ site, door, say }, rate);
    writeServersReport({ rate, calm, outcomes, killed, history, codes, breaches, unnoticed, speeds, lost });
    const tooLong = outcomes.filter(({ closedMs, mayBeClosedMs }) => !(closedMs < mayBeClosedMs)).length;
    const refused = unexpectedRefusals(history);
    for (const refusal of new Set(refused)) say(`✗ refused: ${refusal}`);
    return (
      breaches.length + unnoticed.length + refused.length + history.count('unknown') + tooLong + (lost > 0 ? 0 : 1)
    );
  } finally {
    await Promise.all(door.processes.map((one) => one.stop()));
    await site.stop();
  }
}

interface Trial {
  readonly site: TwoServerSite;
  readonly door: ApiDoor<BenchProcess>;
  readonly say: Say;
}

const bookersOf = ({ site, door }: Trial, history: History): Bookers =>
  new Bookers(door, history, (nth) => site.slots[nth % site.slots.length] as Slot);

/** A quarter pays with gift cards at the venue that moves, a quarter at one that stays, and a quarter has a promo code. */
const bookersWithCodes = ({ site, door }: Trial, history: History): Bookers =>
  new Bookers(door, history, (nth) => withCodes(site, nth));

async function underLoad(trial: Trial, rate: number, times: number) {
  const { site, say } = trial;
  const history = new History();
  const bookers = bookersWithCodes(trial, history);
  bookers.start(rate);
  await pause(2_000);
  const from = performance.now();
  await pause(CALM_MS);
  const calm = history.rate(from, performance.now());
  say(`Nobody moves: ${calm.toFixed(0)} bookings a second of ${rate}`);
  const outcomes: MoveOutcome[] = [];
  const killed: string[] = [];
  for (let nth = 0; nth < times; nth++) {
    outcomes.push(await moveUnderLoad(site, history, { name: 'home to north', to: 'north' }));
    outcomes.push(await moveUnderLoad(site, history, { name: 'north to home', to: 'home' }));
    const step = deadlySteps[nth % deadlySteps.length] ?? '';
    const name = 'to north, after a mover that was killed';
    const { outcome, said } = await moveAfterAKill(site, history, { name, to: 'north', step });
    outcomes.push(outcome);
    killed.push(said);
    if (nth === 0) await killAnApi(trial);
    outcomes.push(await moveUnderLoad(site, history, { name: 'back home', to: 'home' }));
    for (const { name, closedMs, gapMs } of outcomes.slice(-4))
      say(`${name}: closed ${closedMs} ms, gap ${gapMs.toFixed(0)} ms`);
  }
  await bookers.stop();
  return { history, calm, outcomes, killed };
}

/** One of two processes dies while the venue is at north, and another takes its place. */
async function killAnApi({ site, door, say }: Trial): Promise<void> {
  const [dead] = door.processes.splice(0, 1);
  if (dead) process.kill(dead.pid, 'SIGKILL');
  door.processes.push(await site.startApi());
  say('An API process was killed, and another one started');
}

async function allBreaches(site: TwoServerSite, history: History): Promise<string[]> {
  const stored = await site.ask('home', (client) => breachesOf(history, client));
  const ofCodes = await codeBreaches(site, history);
  const { code, output } = await run(process.execPath, [`${apps}/tools/projections.js`, 'verify'], { env: site.env });
  const left = await venues(site, 'compare', String(movingVenue), '--at', 'north');
  return [
    ...stored,
    ...ofCodes,
    ...(code === 0 ? [] : [`I6 ${output.trim().slice(-400)}`]),
    ...(left.includes('are the same') ? [] : [`What was left at north differs: ${left}`]),
  ];
}

/** The same venue at home, at north, and at home again: this machine has other work, too. */
async function atFullSpeed({ site, door, say }: Trial): Promise<readonly (readonly [ServerName, Speed])[]> {
  const speeds: [ServerName, Speed][] = [];
  const history = new History();
  for (const server of ['home', 'north', 'home'] as const) {
    if (speeds.length > 0) await venues(site, 'move', String(movingVenue), '--to', server);
    const speed = await fullSpeed(door, site.slots, history);
    speeds.push([server, speed]);
    say(
      `At ${server}, as fast as it goes: ${speed.perSecond.toFixed(0)} bookings a second, p99 ${speed.p99.toFixed(0)} ms`,
    );
  }
  return speeds;
}

/** What a move would do that does not close its source: both sell. @returns acknowledged bookings that were lost, which has to be noticed */
async function withoutClosing(trial: Trial, rate: number): Promise<number> {
  const { site, door, say } = trial;
  await venues(site, 'move', String(movingVenue), '--to', 'north');
  const history = new History();
  const bookers = bookersOf(trial, history);
  bookers.start(rate);
  await pause(2_000);
  await site.ask('home', (client) =>
    client.query('update log.head set server = null where ledger = $1', [movingVenue]),
  );
  // it knows of no move
  door.processes.push(await site.startApi());
  await pause(3_000);
  await bookers.stop();
  const breaches = await site.ask('home', (client) => breachesOf(history, client));
  const lost = breaches.filter((one) => one.startsWith('I1')).length;
  say(`Where the source is not closed, ${lost} acknowledged bookings are lost, and found to be`);
  return lost;
}
