import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { throwAwayFolder } from '../processes/throw-away-folder.js';
import { startThrowAwayRedis } from '../redis/throw-away-redis.js';
import type { BackupTool } from '../topology/native/backups.js';
import { endPostgres } from '../topology/native/end-postgres.js';
import { copyFiles } from './copied-files.js';
import type { Rehearsal } from './report.js';
import { copyFolder, type RestorePlan, restoreFiles, startRestored } from './restored-database.js';
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
}

/** Brings everything back into a throw-away place and looks whether it is all there. @throws {PlainError} where it cannot begin */
export async function rehearse(system: RehearsedSystem, { to, say }: RehearsalOptions): Promise<Rehearsal> {
  const folder = await throwAwayFolder('restore', (path) => endPostgres(join(copyFolder(path), 'postgres')));
  const steps = new Steps(say);
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
  const plan = { tool: system.tool, folder, to, login: system.login };
  await steps.take('the database is brought back', () => restoreFiles(plan));
  let stop = async (): Promise<void> => undefined;
  let url = '';
  try {
    await steps.take('its log is replayed', async () => {
      ({ url, stop } = await startRestored(plan));
    });
    const copy = copyFolder(folder);
    mkdirSync(join(copy, 'data'));
    // taken after the database was: its rows name files that were there before them
    await steps.take('files are copied', () => copyFiles(system.dataDir, join(copy, 'data')));
    const list = system.erased && existsSync(system.erased) ? [system.erased] : [];
    const redis = await startThrowAwayRedis();
    const queues = redis ? [redis.url] : [];
    await steps.ofTool('rehearse-copy', system.env, [url, copy, ...list, ...queues]).finally(() => redis?.stop());
  } finally {
    await stop();
  }
}
