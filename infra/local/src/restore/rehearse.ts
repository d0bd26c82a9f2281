import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { throwAwayFolder } from '../processes/throw-away-folder.js';
import { startThrowAwayRedis } from '../redis/throw-away-redis.js';
import type { BackupTool } from '../topology/native/backups.js';
import { endPostgres } from '../topology/native/end-postgres.js';
import { copyFiles } from './copied-files.js';
import type { Rehearsal } from './report.js';
import { type RestorePlan, restoreFiles, startRestored } from './restored-database.js';
import { Steps, toolOn } from './steps.js';

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

const calm = { NODE_ENV: 'development', LOG_LEVEL: 'warn', FAULT: '', CLOCK_OFFSET: '' };

/** What a copy must not have: nobody is written to, no gateway and no bucket is asked. */
const nothingOutside = {
  ...{ ...calm, REDIS_URL: '', SMTP_URL: '', S3_URL: '', RELEASES_URL: '', STRIPE_KEY: '', STRIPE_WEBHOOK_SECRET: '' },
  ...{ PAYMENT_SANDBOX_URL: '', TRACES_URL: '' },
};

/** Brings everything back into a throw-away place and looks whether it is all there. @throws {PlainError} where it cannot begin */
export async function rehearse(system: RehearsedSystem, { to, say }: RehearsalOptions): Promise<Rehearsal> {
  const folder = await throwAwayFolder('restore', (path) => endPostgres(join(path, 'postgres')));
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
    const DATA_DIR = join(folder, 'data');
    mkdirSync(DATA_DIR);
    await steps.take('files are brought', () => bringFiles(system, DATA_DIR));
    await inspect({ ...system.env, ...nothingOutside, DATABASE_URL: url, DATA_DIR }, system.erased, steps);
  } finally {
    await stop();
  }
}

/** Taken after the database was: its rows name files that were there before them. */
async function bringFiles({ env, dataDir }: RehearsedSystem, to: string): Promise<void> {
  await copyFiles(dataDir, to);
  if (env.S3_URL || env.RELEASES_URL) await toolOn({ ...env, ...calm }, 'bring-files', [to]);
}

/** By the program's own tools, on the copy alone. */
async function inspect(env: NodeJS.ProcessEnv, erased: string | undefined, steps: Steps): Promise<void> {
  await steps.take('the schema is that of this release', () => toolOn(env, 'migrate'));
  const list = erased && existsSync(erased) ? [erased] : [];
  for (const file of list)
    await steps.attempt('who was erased since is erased again', () => toolOn(env, 'persons', ['erase-again', file]));
  const redis = await startThrowAwayRedis();
  try {
    await steps.ofTool(redis ? { ...env, REDIS_URL: redis.url } : env, ['throw-away', ...list]);
  } finally {
    await redis?.stop();
  }
}
