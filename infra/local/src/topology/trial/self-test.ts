import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { childrenOf, tell } from '../../processes/children-of.js';
import { askPatroni, members, postmasterIn, primaryZone } from '../native/cluster-state.js';
import { timing } from '../native/patroni-settings.js';
import { zones } from '../native/zones.js';
import { loseMachine } from './faults.js';
import { breachesOf } from './invariants.js';
import { type Plant, unnoticedOf } from './plants.js';
import { Trial } from './run-trial.js';
import type { TrialSite } from './trial-site.js';

/** Bookings a second while it is shown that some are lost. */
const RATE = 60;
const BEHIND_MS = 3_000;
const PRIMARY_WITHIN_MS = 30_000;

/** What the self-test came to. */
export interface SelfTest {
  /** Acknowledged bookings that were lost while nothing was copied before it was acknowledged: they have to be found. */
  readonly lost: number;
  /** Breaches beside them: there must be none, although processes remember what was undone. */
  readonly others: readonly string[];
  /** Plants that nobody noticed. */
  readonly unnoticed: readonly string[];
}

/** Shows that the trial would notice: once with the copies asynchronous and behind, and once for each planted breach. */
export async function selfTest(site: TrialSite, say: (sentence: string) => void): Promise<SelfTest> {
  const unnoticed = await plantAll(site);
  say(`${plants.length} planted breaches, ${unnoticed.length} of them unnoticed`);
  const breaches = await withoutCopies(site, say);
  const lost = breaches.filter((one) => one.startsWith('I1'));
  say(`Without synchronous copies ${lost.length} acknowledged bookings were lost, as they have to be`);
  return { lost: lost.length, others: breaches.filter((one) => !one.startsWith('I1')), unnoticed };
}

async function withoutCopies(site: TrialSite, say: (sentence: string) => void): Promise<string[]> {
  const { topology, ask } = site;
  await setSynchronous(site, false);
  const trial = new Trial(site, say);
  await trial.begin(RATE, 1);
  const receivers = await walReceivers(site);
  tell(receivers, 'SIGSTOP');
  await pause(BEHIND_MS);
  const comesBack = await loseMachine(topology);
  // what has arrived and was not read is lost with them
  tell(receivers, 'SIGTERM');
  tell(receivers, 'SIGCONT');
  for (const until = performance.now() + PRIMARY_WITHIN_MS; performance.now() < until; await pause(200))
    if (await primaryZone(topology.shape)) break;
  await pause(5_000);
  comesBack();
  await trial.end();
  const breaches = await ask((client) => breachesOf(trial.history, client));
  await setSynchronous(site, true);
  // bookings of the trial before were there already
  return breaches.filter((one) => !one.startsWith('I2 nobody'));
}

async function setSynchronous({ topology: { shape } }: TrialSite, isOn: boolean): Promise<void> {
  // whoever is behind may become the primary all the same
  const body = { synchronous_mode: isOn, maximum_lag_on_failover: isOn ? timing.maximum_lag_on_failover : 1e9 };
  await askPatroni(shape, (await primaryZone(shape)) ?? 'a', { method: 'PATCH', path: '/config', body });
  const isSo = async () => (await members(shape)).some(({ role }) => role === 'sync_standby') === isOn;
  for (const until = performance.now() + 30_000; performance.now() < until && !(await isSo()); ) await pause(250);
}

/** The processes that write down what the primary sends. */
async function walReceivers({ topology: { shape } }: TrialSite): Promise<number[]> {
  const primary = await primaryZone(shape);
  const servers = zones.filter((zone) => zone !== primary).map((zone) => postmasterIn(shape, zone) ?? 0);
  const all = servers.flatMap((pid) => childrenOf(pid));
  return all.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('walreceiver'));
}

const plants: readonly Plant[] = [
  { sql: 'delete from booking.bookings where id = $1', complaint: /^I1 .* is lost/ },
  {
    sql: `update booking.slots set capacity = booked_count - 1
          where slot_id = (select slot_id from booking.bookings where id = $1)`,
    complaint: /^I3/,
  },
  {
    sql: `update booking.slots set booked_count = booked_count + 1
          where slot_id = (select slot_id from booking.bookings where id = $1)`,
    complaint: /^I3/,
  },
  { sql: "delete from log.events where stream = 'booking/' || $1::text and version = 1", complaint: /^I5/ },
];

/** @returns the plants that were not noticed */
async function plantAll({ ask, topology, ...site }: TrialSite): Promise<string[]> {
  const trial = new Trial({ ask, topology, ...site }, () => undefined);
  await trial.begin(RATE, 1);
  await trial.end();
  const [one] = trial.history.operations.filter(({ known, cancelled }) => known === 'ok' && !cancelled);
  const values = [...(one?.ids ?? [])].slice(0, 1);
  return ask((client) => unnoticedOf(client, plants, { values, look: () => breachesOf(trial.history, client) }));
}
