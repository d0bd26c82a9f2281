import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive, isSame, markOf, type ProcessMark } from '../processes/identity.js';
import { codeOf, PlainError } from '../processes/plain-error.js';

interface Note {
  readonly owner: ProcessMark;
  /** The npm (or shell) that started the owner; the owner stops when it is gone. */
  readonly launcher: number;
  readonly url: string;
  readonly children: readonly ProcessMark[];
}

export interface RunLock {
  /** Remembers which processes belong to this run, for the next one to clear away if this one is killed. */
  record(pids: readonly number[]): void;
  release(): void;
}

/**
 * Takes a data folder for this process alone. A lock whose owner was killed is taken over, after the processes that
 * the dead run left behind are gone.
 * @throws PlainError when another start is using the folder
 */
export async function takeRunLock(dataDir: string, url: string): Promise<RunLock> {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'running.json');
  const owner = markOf(process.pid) ?? { pid: process.pid, started: 'unknown' };
  const note: Note = { owner, launcher: process.ppid, url, children: [] };
  while (!tryTake(file, note)) await waitOrTakeOver(file, dataDir);
  return {
    record: (pids) => write(file, { ...note, children: pids.flatMap((pid) => markOf(pid) ?? []) }),
    release: () => rmSync(file, { force: true }),
  };
}

/** Ends what a dead run left behind in its data folder. */
export async function endLeftOvers(dataDir: string): Promise<void> {
  const note = read(join(dataDir, 'running.json'));
  if (note !== undefined && !isSame(note.owner)) await endChildren(note.children);
}

function tryTake(file: string, note: Note): boolean {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, JSON.stringify(note));
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
}

async function waitOrTakeOver(file: string, dataDir: string): Promise<void> {
  const note = read(file);
  if (note === undefined) return;
  if (isSame(note.owner)) {
    if (!(await endsBySelf(note))) {
      throw new PlainError(
        `Northlight already runs on ${dataDir}: ${note.url} (process ${note.owner.pid}). ` +
          'Stop that one with Ctrl-C, or set DATA_DIR and PORT for a second one.',
      );
    }
    return;
  }
  await endChildren(note.children);
  forget(file, note);
}

/** A run whose npm was killed is on its way down: it is worth waiting for. */
async function endsBySelf(note: Note): Promise<boolean> {
  if (isAlive(note.launcher)) return false;
  return untilGone([note.owner], 20_000);
}

async function endChildren(children: readonly ProcessMark[]): Promise<void> {
  if (await untilGone(children, 3000)) return; // they stop by themselves when their supervisor dies
  for (const child of children.filter(isSame)) end(child.pid);
  await untilGone(children, 5000);
}

async function untilGone(processes: readonly ProcessMark[], timeoutMs: number): Promise<boolean> {
  const until = Date.now() + timeoutMs;
  while (processes.some(isSame)) {
    if (Date.now() > until) return false;
    await delay(50);
  }
  return true;
}

function end(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // Gone between the look and the kill.
  }
}

/** Moves the dead run's note away, unless somebody else took over meanwhile. */
function forget(file: string, note: Note): void {
  if (read(file)?.owner.pid !== note.owner.pid) return;
  const aside = `${file}.dead`;
  try {
    renameSync(file, aside);
    rmSync(aside, { force: true });
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

function read(file: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Note;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    return { owner: { pid: 0, started: '' }, launcher: 0, url: '', children: [] };
  }
}

function write(file: string, note: Note): void {
  writeFileSync(`${file}.new`, JSON.stringify(note));
  renameSync(`${file}.new`, file);
}
