import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../../../test/free-port.js';
import { until } from '../../../../test/until.js';

/** Debian's, because the server that comes with npm has no `pg_basebackup`. */
const programs = '/usr/lib/postgresql/15/bin';
export const hasReplicas = existsSync(join(programs, 'pg_basebackup'));

const settings = ['fsync=off', 'unix_socket_directories=', 'listen_addresses=127.0.0.1', 'shared_preload_libraries='];
/** PostgreSQL does not run as root: root lends it the user nobody. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** A PostgreSQL with a streaming replica, each a process. */
export interface ReplicatedServer {
  /** Of the primary, for DATABASE_URL. */
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  /** Runs one statement at the replica. */
  atReplica<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]>;
  /** Lets it stand still, with everybody who is connected to it. */
  freezeReplica(): void;
  killReplica(): Promise<void>;
  stop(): Promise<void>;
}

export async function replicatedServer(): Promise<ReplicatedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-replica-'));
  if (nobody.uid) chownSync(folder, nobody.uid, nobody.gid);
  const [primaryAt, replicaAt] = [join(folder, 'primary'), join(folder, 'replica')];
  const [primaryPort, replicaPort] = [await freePort(), await freePort()];
  await run('initdb', ['-D', primaryAt, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '-N']);
  const primary = await start(primaryAt, primaryPort);
  const replica = await replicaOf(primaryPort, { folder: replicaAt, port: replicaPort }).catch(
    async (error: unknown) => {
      await end(primary);
      rmSync(folder, { recursive: true, force: true });
      throw error;
    },
  );
  const replicaUrl = urlOf(replicaPort);
  return {
    primaryUrl: urlOf(primaryPort),
    replicaUrl,
    atReplica: (sql) => ask(replicaUrl, sql),
    freezeReplica: () => {
      for (const pid of [...childrenOf(replica), Number(replica.pid)]) process.kill(pid, 'SIGSTOP');
    },
    killReplica: () => end(replica),
    stop: async () => {
      await Promise.all([primary, replica].map(end));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function replicaOf(primary: number, { folder, port }: { readonly folder: string; readonly port: number }) {
  const from = ['-h', '127.0.0.1', '-p', `${primary}`, '-U', 'postgres'];
  await run('pg_basebackup', [...from, '-D', folder, '-R', '-c', 'fast']);
  return start(folder, port);
}

const urlOf = (port: number): string => `postgres://postgres@127.0.0.1:${port}/postgres`;

async function run(program: string, args: readonly string[]): Promise<void> {
  await promisify(execFile)(join(programs, program), [...args], { ...nobody, cwd: '/' });
}

async function start(folder: string, port: number): Promise<ChildProcess> {
  mkdirSync(folder, { recursive: true });
  const args = ['-D', folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const child = spawn(join(programs, 'postgres'), args, { ...nobody, cwd: '/', stdio: 'ignore' });
  await until(() => ask(urlOf(port), 'select 1').then(Boolean, () => false));
  return child;
}

async function ask<Row extends pg.QueryResultRow>(connectionString: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const childrenOf = ({ pid }: ChildProcess): number[] =>
  // pgrep ends with 1 where there are none
  spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number);

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  const children = childrenOf(child);
  child.kill('SIGKILL');
  for (const pid of children) killIfThere(pid);
  await gone;
}

/** It may have ended since it was looked for. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
