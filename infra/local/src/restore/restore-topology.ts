import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '../processes/plain-error.js';
import { takeRunLock } from '../start/run-lock.js';
import { backupToolOf, pgbackrest } from '../topology/native/backups.js';
import { members } from '../topology/native/cluster-state.js';
import { endEveryPostgres, endPostgres } from '../topology/native/end-postgres.js';
import { etcdIn } from '../topology/native/etcd.js';
import { patroniIn } from '../topology/native/patroni.js';
import type { Ports } from '../topology/native/ports.js';
import { postgresFolder } from '../topology/native/postgres-folder.js';
import { Server } from '../topology/native/server.js';
import type { Shape } from '../topology/native/shape.js';
import { type Zone, zones } from '../topology/native/zones.js';
import { erasedList } from './erased-list.js';
import { listFromArchive } from './listed-from-archive.js';
import { targetOf } from './restored-database.js';
import { serveForRecovery } from './serve-for-recovery.js';
import { type Steps, toolOn } from './steps.js';
import { type KnownTopology, knownTopology, loginOf } from './topology-rehearsal.js';

/** What is set aside: what knows of the time after that moment. Files, backups, passwords and ports stay. */
const ofThen = /^(patroni|etcd|redis|sentinel)-/;
/** Patroni takes over a server that runs already within some seconds. */
const LEADER_WITHIN_MS = 120_000;
/** The zone that is brought back; the others copy it when they start. */
const first: Zone = zones[0];

/**
 * Brings the production shape of a data folder back as it was at a moment, in place of what it is. It must not run.
 * @param to none: the end of the archive @returns where what it was is set aside
 * @throws {PlainError} while it runs, where the archive does not reach to that moment, and once `steps.signal` ends it: then all is as
 * it was
 */
export async function restoreTopology(dataDir: string, to: Date | undefined, steps: Steps): Promise<string> {
  const lock = await takeRunLock(dataDir, 'a restore');
  try {
    const known = knownTopology(dataDir, process.env);
    const folder = join(dataDir, 'topology');
    const ports = JSON.parse(readFileSync(join(folder, 'ports.json'), 'utf8')) as Ports;
    const shape: Shape = { folder, ports, passwords: known.passwords };
    await endEveryPostgres(folder);
    if (to) {
      const login = loginOf(known.passwords);
      const plan = { tool: backupToolOf(shape, first), login, signal: steps.signal };
      await steps.take('whoever was erased until now is listed', () => listFromArchive(plan, known));
    }
    const before = join(dataDir, `before-restore-${new Date().toISOString().replaceAll(':', '-')}`);
    setAside(folder, before);
    await bringBack(shape, { known, to, steps }).catch(async (error: unknown) => {
      await putBack(folder, before);
      throw error;
    });
    return before;
  } finally {
    lock.release();
  }
}

function setAside(folder: string, before: string): void {
  mkdirSync(before, { recursive: true, mode: 0o755 });
  for (const name of readdirSync(folder).filter((one) => ofThen.test(one)))
    renameSync(join(folder, name), join(before, name));
}

/** What was set aside is what it was, whatever a restore that failed has left in its place. */
async function putBack(folder: string, before: string): Promise<void> {
  await endEveryPostgres(folder);
  for (const name of readdirSync(folder).filter((one) => ofThen.test(one)))
    rmSync(join(folder, name), { recursive: true, force: true });
  for (const name of readdirSync(before)) renameSync(join(before, name), join(folder, name));
  rmdirSync(before);
}

interface Return {
  readonly known: KnownTopology;
  readonly to: Date | undefined;
  readonly steps: Steps;
}

async function bringBack(shape: Shape, { known, to, steps }: Return): Promise<void> {
  // its files are written anew before it is needed
  const plan = patroniIn(first, shape);
  const tool = backupToolOf(shape, first);
  const data = postgresFolder(shape, first);
  await steps.take('the database is brought back', () =>
    pgbackrest(tool, [`--pg1-path=${data}`, ...targetOf(to), 'restore'], steps.signal),
  );
  const url = await steps.take('its log is replayed', () =>
    serveForRecovery(shape, { zone: first, signal: steps.signal }),
  );
  try {
    await steps.take('the schema is that of this release', () => toolOn(envOf(known, url), 'migrate'));
    const list = erasedList(known.dataDir);
    if (existsSync(list))
      await steps.take('who was erased since is erased again', () =>
        toolOn(envOf(known, url), 'persons', ['erase-again', list]),
      );
    await steps.take('what was handed over to queues is handed over again', () => toolOn(envOf(known, url), 'requeue'));
  } finally {
    await endPostgres(data);
  }
  await steps.take('Patroni knows that it is the primary', () => adopt(shape, plan, known.dataDir));
}

const envOf = ({ env }: KnownTopology, url: string): NodeJS.ProcessEnv => ({
  ...env,
  DATABASE_URL: url,
  LOG_LEVEL: 'warn',
});

/** Alone: another zone without data would begin a cluster of its own before this one is known. */
async function adopt(shape: Shape, plan: ReturnType<typeof patroniIn>, dataDir: string): Promise<void> {
  const events = { dataDir, tell: () => undefined, changed: () => undefined };
  const hurry = new AbortController();
  const started: Server[] = [];
  try {
    for (const group of [zones.map((zone) => etcdIn(zone, shape)), [plan]]) {
      const servers = group.map((one) => new Server(one, events));
      started.unshift(...servers);
      await Promise.all(servers.map((server) => server.start(hurry.signal)));
    }
    const until = performance.now() + LEADER_WITHIN_MS;
    while (!(await members(shape)).some(({ role, state }) => role === 'leader' && state === 'running')) {
      if (performance.now() > until) throw new PlainError('Patroni names no primary: see its log');
      await pause(200);
    }
  } finally {
    for (const server of started) await server.stop();
  }
}
