import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { commandOf, nobody } from '../postgres/server-user.js';
import { PlainError } from '../processes/plain-error.js';
import { freePort } from '../processes/ports.js';
import { type BackupTool, pgbackrest } from '../topology/native/backups.js';
import { endPostgres } from '../topology/native/end-postgres.js';
import { postgresHome } from '../topology/native/postgres-folder.js';
import { writeSecretFile } from '../topology/native/shape.js';

/** What is brought back, and where to. */
export interface RestorePlan {
  readonly tool: BackupTool;
  /** Throw-away: the database and its log are below it. */
  readonly folder: string;
  /** The moment to go back to; none: the end of the archive. */
  readonly to?: Date | undefined;
  /** Name and password of the owner of the tables, as the backup has them. */
  readonly login: { readonly user: string; readonly password: string; readonly database: string };
}

/** A PostgreSQL that was brought back: nobody else knows its port, and it archives nothing. */
export interface RestoredDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 200;

/** Lays the files of the database where they will be read; a backup of before that moment is chosen. */
export async function restoreFiles({ tool, folder, to }: RestorePlan): Promise<void> {
  const owner = tool.user === 'nobody' ? nobody() : undefined;
  const data = join(folder, 'postgres');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  if (owner) chownSync(data, owner.uid, owner.gid);
  const target = to ? ['--type=time', `--target=${to.toISOString().replace('T', ' ').replace('Z', '+00')}`] : [];
  const promote = to ? ['--target-action=promote'] : [];
  // it must never write into the archive that it is read from
  await pgbackrest(tool, [`--pg1-path=${data}`, ...target, ...promote, '--archive-mode=off', 'restore']);
}

/** Starts it, and waits until it has gone through its log. @throws {PlainError} where the archive does not reach so far */
export async function startRestored({ tool, folder, login }: RestorePlan): Promise<RestoredDatabase> {
  const port = await freePort();
  const data = join(folder, 'postgres');
  const hba = join(folder, 'pg_hba.conf');
  const account = { user: tool.user, home: postgresHome };
  const { file, args, identity } = commandOf(account, 'postgres', ['-D', data, ...settingsOf(port, hba)]);
  writeSecretFile(hba, 'host all all 127.0.0.1/32 scram-sha-256\n', identity);
  const log = join(folder, 'postgres.log');
  const output = openSync(log, 'a', 0o600);
  const server = spawn(file, args, {
    ...identity,
    cwd: '/',
    env: { PATH: process.env.PATH },
    detached: true, // Ctrl-C reaches it through us
    stdio: ['ignore', output, output],
  });
  const url = `postgres://${login.user}:${login.password}@127.0.0.1:${port}/${login.database}`;
  const stop = (): Promise<void> => endPostgres(data);
  try {
    await untilRestored(server, url, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** Its own settings name servers and files of where it came from. */
const settingsOf = (port: number, hba: string): string[] =>
  Object.entries({
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    hba_file: hba,
    archive_mode: 'off',
    archive_command: '',
    primary_conninfo: '',
    synchronous_standby_names: '',
    hot_standby: 'off',
    max_connections: 200,
    // nobody needs it after the next start of this machine
    fsync: 'off',
    max_wal_size: '4GB',
    logging_collector: 'off',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

async function untilRestored(server: ChildProcess, url: string, log: string): Promise<void> {
  while (!(await isOpen(url))) {
    if (server.exitCode !== null || server.signalCode !== null) throw new PlainError(whyItEnded(log));
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
