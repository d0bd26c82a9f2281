import { setTimeout as pause } from 'node:timers/promises';
import { PlainError, wordsOf } from '../../processes/plain-error.js';
import { removeLeftCopies } from '../../restore/copy-place.js';
import { isAllThere } from '../../restore/report.js';
import { knownTopology, listErased, noteRun, rehearseTopology } from '../../restore/topology-rehearsal.js';
import { backupTimes } from '../topology.js';
import { type BackupKind, backUp } from './backups.js';
import { asSuperuser, superuserUrl } from './database.js';
import type { Shape } from './shape.js';

/** Whoever was erased is on the list so soon. */
const LOOK_EVERY_MS = 5_000;
const TRY_AGAIN_MS = 60_000;
const HOUR_MS = 3_600_000;

type Kind = keyof typeof backupTimes;

interface Memory {
  /** Stands for the list of the erased as it was written last. */
  known: string;
  /** When a rehearsal was begun last, by the clock of this process; 0: never. */
  rehearsedAt: number;
}

interface BackedUp {
  readonly shape: Shape;
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
  /** Called with something the person at the console should read. */
  readonly tell: (sentence: string) => void;
}

/** What is due, the most important first, by when each was done the last time. */
export function dueOf(done: ReadonlyMap<string, Date>, now: Date): Kind | undefined {
  const isDue = (kind: Kind, last = done.get(kind)): boolean =>
    !last || now.getTime() - last.getTime() >= backupTimes[kind].everyHours * HOUR_MS;
  if (isDue('full')) return 'full';
  // what a full backup has, no other needs to have on the same day
  const newest = [done.get('full'), done.get('diff')].reduce((one, other) =>
    !one || (other && other > one) ? other : one,
  );
  if (isDue('diff', newest)) return 'diff';
  return isDue('rehearsal') ? 'rehearsal' : undefined;
}

/**
 * On a machine without cron: backups, the list of the erased and rehearsals when they are due, until `signal`. A cluster and
 * compose have jobs for that.
 */
export async function keepBackups(system: BackedUp, signal: AbortSignal): Promise<void> {
  const memory: Memory = { known: '', rehearsedAt: 0 };
  // of a start that was killed
  await removeLeftCopies().catch((error: unknown) =>
    system.tell(`A copy is left of an earlier start: ${wordsOf(error)}`),
  );
  while (!signal.aborted) {
    const pauseMs = await lookAfter(system, memory, signal).then(
      () => LOOK_EVERY_MS,
      (error: unknown) => {
        if (!signal.aborted) system.tell(`A backup could not be made, and will be tried again: ${wordsOf(error)}`);
        return TRY_AGAIN_MS;
      },
    );
    await pause(pauseMs, undefined, { signal }).catch(() => undefined);
  }
}

async function lookAfter({ shape, dataDir, env, tell }: BackedUp, memory: Memory, signal: AbortSignal): Promise<void> {
  const known = knownTopology(dataDir, env);
  const { done, erased } = await standOf(shape);
  // a list takes a program to write: only where there are others than a minute ago
  if (erased !== memory.known) await listErased(known);
  memory.known = erased;
  const kind = dueOf(done, new Date());
  if (!kind || signal.aborted) return;
  if (kind === 'rehearsal') {
    if (!mayRehearse(memory)) return;
    const rehearsal = await rehearseTopology(dataDir, env, { say: () => undefined, signal });
    if (!isAllThere(rehearsal))
      throw new PlainError(`not everything is there after a restore: see ${dataDir}/rehearsals`);
    return;
  }
  await noteRun(known, kind, await secondsOf(shape, kind, signal));
  tell(`A ${kind} backup was made.`);
}

/** One that found something wrong is tried again the next day: what is missing is for a person, and a restore is work. */
function mayRehearse(memory: Memory): boolean {
  const now = performance.now();
  if (memory.rehearsedAt > 0 && now - memory.rehearsedAt < 24 * HOUR_MS) return false;
  memory.rehearsedAt = now;
  return true;
}

async function secondsOf(shape: Shape, kind: BackupKind, signal: AbortSignal): Promise<number> {
  const began = performance.now();
  await backUp(shape, kind, signal);
  return (performance.now() - began) / 1_000;
}

/** When each was done the last time, and a text that changes with every erasing. */
async function standOf(shape: Shape): Promise<{ done: ReadonlyMap<string, Date>; erased: string }> {
  const found = { done: new Map<string, Date>(), erased: '' };
  await asSuperuser(superuserUrl(shape), async (client) => {
    const { rows } = await client.query<{ kind: string; at: Date }>('select kind, done_at as at from log.backup_runs');
    for (const { kind, at } of rows) found.done.set(kind, at);
    const erasures = 'select count(*), max(begun_at), max(finished_at) from log.erasures';
    found.erased = JSON.stringify((await client.query(erasures)).rows);
  });
  return found;
}
