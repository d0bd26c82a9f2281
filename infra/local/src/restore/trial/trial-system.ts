import { randomBytes } from 'node:crypto';
import { chownSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Client, type QueryResultRow } from 'pg';
import { nobody } from '../../postgres/server-user.js';
import { PlainError } from '../../processes/plain-error.js';
import { run } from '../../processes/run.js';
import { throwAwayFolder } from '../../processes/throw-away-folder.js';
import { apps } from '../../start/plans.js';
import { pgbackrest } from '../../topology/native/backups.js';
import { endPostgres } from '../../topology/native/end-postgres.js';
import { postgresHome } from '../../topology/native/postgres-folder.js';
import { addToErased, erasedList } from '../erased-list.js';
import type { RehearsedSystem } from '../rehearse.js';
import { toolOn } from '../steps.js';
import { type ArchivedPostgres, startArchivedPostgres } from './archived-postgres.js';

/** A system that was backed up, with as many bookings as it was asked for, and nobody who is served from it. */
export interface TrialSystem extends RehearsedSystem {
  readonly env: NodeJS.ProcessEnv;
  ask<Row extends QueryResultRow>(text: string): Promise<Row[]>;
  backUp(kind: 'full' | 'diff'): Promise<void>;
  /** The same by the script that containers run. @returns the list of the erased that it has written */
  backUpByScript(kind: 'full' | 'diff'): Promise<string>;
  /** Forgets somebody, and puts it on the list that is kept apart. */
  erase(email: string): Promise<void>;
  stop(): Promise<void>;
}

interface Size {
  readonly bookings: number;
  readonly jobs: number;
  /** A full backup is made before the first of the bookings: all of them are in the archive of the log alone. */
  readonly isBackedUpFirst?: boolean;
}

/** @param say told how long each part took */
export async function startTrialSystem(
  { bookings, jobs, isBackedUpFirst = false }: Size,
  say: (sentence: string) => void,
): Promise<TrialSystem> {
  const folder = await throwAwayFolder('archived', (path) => endPostgres(join(path, 'live')));
  const postgres = await startArchivedPostgres(folder.path);
  const dataDir = join(folder.path, 'data');
  mkdirSync(dataDir);
  const [SECRET, PERSON_KEY] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
  const settings = { SECRET, PERSON_KEY, DATABASE_URL: postgres.url, DATA_DIR: dataDir, REDIS_URL: '' };
  const env = { ...process.env, ...settings, NODE_ENV: 'development', LOG_LEVEL: 'warn' };
  const stop = async (): Promise<void> => {
    await postgres.stop();
    folder.remove();
  };
  try {
    await toolOn(env, 'migrate');
    await toolOn(env, 'seed');
    if (isBackedUpFirst) await pgbackrest(postgres.tool, ['--type=full', 'backup']);
    await fill(env, [bookings, jobs].map(String), say);
  } catch (error) {
    await stop();
    throw error;
  }
  const erased = erasedList(dataDir);
  return {
    ...{ tool: postgres.tool, login: postgres.login, dataDir, env, erased, stop },
    ask: (text) => asked(postgres.url, text),
    backUp: async (kind) => void (await pgbackrest(postgres.tool, [`--type=${kind}`, 'backup'])),
    backUpByScript: (kind) => backUpByScript(postgres, join(folder.path, 'script'), kind),
    erase: async (email) => {
      await toolOn(env, 'persons', ['erase', email]);
      addToErased(erased, await toolOn(env, 'persons', ['erased']));
    },
  };
}

async function backUpByScript({ tool, url }: ArchivedPostgres, folder: string, kind: string): Promise<string> {
  cpSync('infra/backup', folder, { recursive: true });
  const owner = tool.user === 'nobody' ? nobody() : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const list = join(folder, 'erased.jsonl');
  const PATH = [join(postgresHome, 'bin'), process.env.PATH].join(delimiter);
  const given = { PGBACKREST_CONFIG: tool.configuration, PGPASSFILE: tool.passwordFile, ERASED_LIST: list };
  const env = { PATH, LANG: 'C.UTF-8', DATABASE_URL: url, ...given };
  const { code, output } = await run('sh', [join(folder, 'back-up.sh'), kind], { ...owner, env, cwd: '/' });
  if (code !== 0) throw new PlainError(`back-up.sh failed:\n${output}`);
  return readFileSync(list, 'utf8');
}

async function fill(env: NodeJS.ProcessEnv, size: readonly string[], say: (sentence: string) => void): Promise<void> {
  const onOutput = (text: string): void => say(`  ${text.trim()}`);
  const { code, output } = await run(process.execPath, [`${apps}/bench/fill-bookings.js`, ...size], { env, onOutput });
  if (code !== 0) throw new PlainError(`The bookings could not be made:\n${output.slice(-2_000)}`);
}

async function asked<Row extends QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
