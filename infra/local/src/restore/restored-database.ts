import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { nobody } from '../postgres/server-user.js';
import { endProcess } from '../processes/end-process.js';
import { PlainError } from '../processes/plain-error.js';
import { freePort } from '../processes/ports.js';
import { run } from '../processes/run.js';
import type { BackupTool } from '../topology/native/backups.js';
import { endPostgres } from '../topology/native/end-postgres.js';
import { postgresHome } from '../topology/native/postgres-folder.js';
import { copyFolder } from './copy-place.js';

/** What is brought back, and where to. */
export interface RestorePlan {
  readonly tool: BackupTool;
  /** Throw-away: the database and its log are below it. */
  readonly folder: string;
  /** The moment to go back to; none: the end of the archive. */
  readonly to?: Date | undefined;
  /** Name and password of the owner of the tables, as the backup has them. */
  readonly login: { readonly user: string; readonly password: string; readonly database: string };
  /** The PostgreSQL that runs it; none: that of the production shape. */
  readonly home?: string | undefined;
  /** Ends it on the way. */
  readonly signal?: AbortSignal | undefined;
}

/** A PostgreSQL that was brought back: nobody else knows its port, and it archives nothing. */
export interface RestoredDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 200;
const KILL_AFTER_MS = 5_000;

/** A script that containers run, too (infra/backup), as the user of the server, who may be unable to enter this clone. */
function scriptOf({ tool, folder, home = postgresHome }: RestorePlan, name: string, args: readonly string[]) {
  const script = join(folder, name);
  copyFileSync(join('infra', 'backup', name), script);
  chmodSync(script, 0o755);
  const identity = tool.user === 'nobody' ? nobody() : {};
  const PATH = [join(home, 'bin'), process.env.PATH].join(delimiter);
  const env = { PATH, LANG: 'C.UTF-8', TZ: 'UTC', PGBACKREST_CONFIG: tool.configuration };
  const all = ['sh', script, ...args];
  const [file = '', ...rest] = tool.user === 'namespace' ? ['unshare', '-U', ...all] : all;
  return { file, args: rest, options: { ...identity, env, cwd: '/' } };
}

/** As PostgreSQL reads a moment. */
const momentText = (to: Date): string => to.toISOString().replace('T', ' ').replace('Z', '+00');

/** What pgBackRest is told of a moment to go back to. */
export const targetOf = (to: Date | undefined): string[] =>
  to ? ['--type=time', `--target=${momentText(to)}`, '--target-action=promote'] : [];

/** Lays the files of the database where they will be read; a backup of before that moment is chosen. */
export async function restoreFiles(plan: RestorePlan): Promise<void> {
  const { tool, to, signal } = plan;
  const copy = copyFolder(plan.folder);
  mkdirSync(copy, { recursive: true, mode: 0o755 });
  if (tool.user === 'nobody') chownSync(copy, nobody().uid, nobody().gid);
  const moment = to ? [momentText(to)] : [];
  const { file, args, options } = scriptOf(plan, 'restore-copy.sh', [copy, ...moment]);
  const { code, output } = await run(file, args, { ...options, signal });
  signal?.throwIfAborted();
  if (code !== 0) throw new PlainError(`pgBackRest could not restore:\n${output.trim().slice(-2_000)}`);
}

/** Starts it, and waits until it has gone through its log. @throws {PlainError} where the archive does not reach so far */
export async function startRestored(plan: RestorePlan): Promise<RestoredDatabase> {
  const { folder, login, signal } = plan;
  const port = await freePort();
  const copy = copyFolder(folder);
  const { file, args, options } = scriptOf(plan, 'serve-copy.sh', [copy, String(port), 'scram-sha-256']);
  const log = join(folder, 'postgres.log');
  const output = openSync(log, 'a', 0o600);
  // Ctrl-C reaches it through us
  const server = spawn(file, args, { ...options, detached: true, stdio: ['ignore', output, output] });
  const url = `postgres://${login.user}:${login.password}@127.0.0.1:${port}/${login.database}`;
  const stop = async (): Promise<void> => {
    await endPostgres(join(copy, 'postgres'));
    // one that has not come so far as to write down its number
    if (!hasEnded(server)) await endProcess(server, KILL_AFTER_MS);
  };
  try {
    await untilRestored(server, { url, log, signal });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

interface Awaited {
  readonly url: string;
  readonly log: string;
  readonly signal?: AbortSignal | undefined;
}

/** @throws {PlainError} with why, where it ends instead; the reason of `signal`, once that ends it */
export async function untilRestored(server: ChildProcess, { url, log, signal }: Awaited): Promise<void> {
  while (!(await isOpen(url))) {
    signal?.throwIfAborted();
    if (hasEnded(server)) throw new PlainError(whyItEnded(log));
    await pause(LOOK_EVERY_MS);
  }
}

async function isOpen(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ isOver: boolean }>('select not pg_is_in_recovery() as "isOver"');
    return rows[0]?.isOver ?? false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function whyItEnded(log: string): string {
  const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
  if (text.includes('before configured recovery target was reached'))
    return 'The archive does not reach to that moment: it is younger than the last transaction in it. Choose an earlier one, or leave --to away.';
  return `The restored PostgreSQL does not start:\n${text.trim().slice(-2_000)}`;
}
