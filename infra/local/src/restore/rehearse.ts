import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startThrowAwayRedis } from '../redis/throw-away-redis.js';
import type { BackupTool } from '../topology/native/backups.js';
import { copyFiles } from './copied-files.js';
import { copyFolder, placeForCopy } from './copy-place.js';
import type { Rehearsal } from './report.js';
import { type RestorePlan, restoreFiles, startRestored } from './restored-database.js';
import { Steps } from './steps.js';

/** The system whose restore is tried: it is read, and nothing of it is changed. */
export interface RehearsedSystem {
  readonly tool: BackupTool;
  readonly login: RestorePlan['login'];
  /** Its files. */
  readonly dataDir: string;
  /** The keys that persons were sealed with, and whatever else its processes are given. */
  readonly env: NodeJS.ProcessEnv;
  /** A list of those who were erased; none: nobody was. */
  readonly erased?: string | undefined;
}

export interface RehearsalOptions {
  readonly to?: Date | undefined;
  readonly say: (sentence: string) => void;
  /** Ends it: the copy is removed, and it throws the reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Brings everything back into a throw-away place and looks whether it is all there. @throws {PlainError} where it cannot begin */
export async function rehearse(system: RehearsedSystem, { to, say, signal }: RehearsalOptions): Promise<Rehearsal> {
  const folder = await placeForCopy();
  const steps = new Steps(say, signal);
  try {
    await bringBack(system, { folder: folder.path, to, steps });
    return { to: to?.toISOString() ?? 'the end of the archive', at: new Date().toISOString(), steps: steps.all };
  } finally {
    folder.remove();
  }
}

interface Place {
  readonly folder: string;
  readonly to: Date | undefined;
  readonly steps: Steps;
}

/** In the order of docs/how-to/restore.md: the database first, then the files, whoever was erased, and the queues last. */
async function bringBack(system: RehearsedSystem, { folder, to, steps }: Place): Promise<void> {
  const { signal } = steps;
  const plan = { tool: system.tool, folder, to, login: system.login, signal };
  await steps.take('the database is brought back', () => restoreFiles(plan));
  const { url, stop } = await steps.take('its log is replayed', () => startRestored(plan));
  try {
    const copy = copyFolder(folder);
    mkdirSync(join(copy, 'data'));
    // taken after the database was: its rows name files that were there before them
    await steps.take('files are copied', () => copyFiles(system.dataDir, join(copy, 'data'), signal));
    const list = system.erased && existsSync(system.erased) ? [system.erased] : [];
    const redis = await startThrowAwayRedis();
    const queues = redis ? [redis.url] : [];
    const { address, PGPASSWORD } = addressAndPassword(url);
    await steps
      .ofTool('rehearse-copy', { ...system.env, PGPASSWORD }, [address, copy, ...list, ...queues])
      .finally(() => redis?.stop());
  } finally {
    await stop();
  }
}

/** Everybody on this machine can list the arguments of a program: an address there has no password. */
function addressAndPassword(url: string): { readonly address: string; readonly PGPASSWORD: string } {
  const address = new URL(url);
  const PGPASSWORD = decodeURIComponent(address.password);
  address.password = '';
  return { address: String(address), PGPASSWORD };
}
