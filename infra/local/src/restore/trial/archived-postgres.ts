import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { quietLog } from '../../postgres/quiet-log.js';
import { commandOf, findServerAccount, nobody } from '../../postgres/server-user.js';
import { PlainError } from '../../processes/plain-error.js';
import { freePort } from '../../processes/ports.js';
import { run } from '../../processes/run.js';
import { type BackupTool, pgbackrest } from '../../topology/native/backups.js';
import { endPostgres } from '../../topology/native/end-postgres.js';
import { programOf } from '../../topology/native/packages.js';
import { makeBackupFolders, pgbackrestFile, socketFolder } from '../../topology/native/pgbackrest.js';
import { postgresHome } from '../../topology/native/postgres-folder.js';
import { writeSecretFile } from '../../topology/native/shape.js';
import { archiving, backupStanza } from '../../topology/topology.js';

/** One PostgreSQL that archives its log, as each of the production shape does. */
export interface ArchivedPostgres {
  readonly tool: BackupTool;
  readonly login: { readonly user: string; readonly password: string; readonly database: string };
  readonly url: string;
  stop(): Promise<void>;
}

/** Begins one in a folder, with a repository of backups beside it. */
export async function startArchivedPostgres(folder: string): Promise<ArchivedPostgres> {
  const data = join(folder, 'live');
  const account = findServerAccount(postgresHome, data);
  const owner = account.user === 'nobody' ? nobody() : {};
  mkdirSync(data, { mode: 0o700 });
  if (account.user === 'nobody') chownSync(data, nobody().uid, nobody().gid);
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  writeSecretFile(passwordFile, password, owner);
  const init = ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', passwordFile, '-E', 'UTF8', '-k'];
  const { file, args, identity } = commandOf(account, 'initdb', [...init, '--locale=C.UTF-8']);
  const made = await run(file, args, { ...identity, cwd: '/' });
  if (made.code !== 0) throw new PlainError(`initdb failed:\n${made.output}`);
  const [port, socket] = [await freePort(), socketFolder({ folder }, owner)];
  const tool = toolIn(folder, { server: { data, port, socket }, user: account.user, owner, password });
  await serve(tool, { data, port, socket, folder });
  const login = { user: 'postgres', password, database: 'postgres' };
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  await untilOpen(url);
  await pgbackrest(tool, ['stanza-create']);
  return { tool, login, url, stop: () => endPostgres(data) };
}

interface ToolPlace {
  readonly server: { readonly data: string; readonly port: number; readonly socket: string };
  readonly user: BackupTool['user'];
  readonly owner: { readonly uid?: number; readonly gid?: number };
  readonly password: string;
}

function toolIn(folder: string, { server, user, owner, password }: ToolPlace): BackupTool {
  const backups = join(folder, 'pgbackrest');
  makeBackupFolders(backups, owner);
  const [configuration, passwordFile] = [join(backups, 'pgbackrest.conf'), join(backups, 'pgpass')];
  const passphrase = randomBytes(18).toString('hex');
  writeSecretFile(configuration, pgbackrestFile({ folder: backups, passphrase, server }), owner);
  writeSecretFile(passwordFile, `*:*:*:postgres:${password}\n`, owner);
  return { configuration, user, passwordFile };
}

interface ServerPlace {
  readonly data: string;
  readonly port: number;
  readonly socket: string;
  readonly folder: string;
}

async function serve(tool: BackupTool, { data, port, socket, folder }: ServerPlace): Promise<void> {
  const program = `${programOf('pgbackrest')} --config=${tool.configuration}`;
  const settings = {
    ...quietLog,
    ...archiving,
    ...{ port, listen_addresses: '127.0.0.1', unix_socket_directories: socket, max_connections: 50, timezone: 'UTC' },
    ...{ shared_buffers: '256MB', max_wal_size: '2GB', jit: 'off' },
    archive_command: `${program} --stanza=${backupStanza} archive-push %p`,
  };
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { file, args, identity } = commandOf({ user: tool.user, home: postgresHome }, 'postgres', [
    '-D',
    data,
    ...given,
  ]);
  const output = openSync(join(folder, 'live.log'), 'a', 0o600);
  const env = { PATH: process.env.PATH };
  spawn(file, args, { ...identity, cwd: '/', env, detached: true, stdio: ['ignore', output, output] });
}

async function untilOpen(url: string): Promise<void> {
  for (const until = Date.now() + 30_000; ; await pause(100)) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    const isOpen = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isOpen) return;
    if (Date.now() > until) throw new PlainError('The PostgreSQL of the trial does not come up');
  }
}
