import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { limitLog } from '../processes/limited-log.js';
import { PlainError } from '../processes/plain-error.js';
import { freePort } from '../processes/ports.js';
import { postgresHome } from './binaries.js';
import { adoptCluster, createCluster, forgetDeadServer, owner, runningServer, runTool } from './cluster.js';
import { quietLog } from './quiet-log.js';
import { findServerAccount, type ServerAccount } from './server-user.js';

export interface PostgresOptions {
  /** Everything of the server lives in `<dataDir>/postgres` and `<dataDir>/postgres.json`. */
  readonly dataDir: string;
  /** Created when it is not there. Default `northlight`. */
  readonly database?: string;
  /** Gives up safety for speed: for tests, whose data may be lost. */
  readonly throwAway?: boolean | undefined;
}

export interface PostgresServer {
  readonly url: string;
  readonly port: number;
  /** The file in which the server says what happens to it. */
  readonly log: string;
  /** True when a server that outlived an earlier start was found and taken over. */
  readonly reused: boolean;
  /** Something the person should know, such as that the data lives elsewhere. */
  readonly notice?: string;
  isRunning(): boolean;
  stop(): Promise<void>;
}

interface Memory {
  readonly port?: number;
  readonly password: string;
}

/**
 * Starts the embedded PostgreSQL of a data folder, or takes over the one that still runs on it, and makes sure that
 * the database exists. The server outlives this process unless `stop` is called.
 * @throws PlainError when it does not come up within half a minute
 */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true });
  const account = findServerAccount(postgresHome(), join(dataDir, 'postgres'));
  const memory = recall(dataDir);
  remember(dataDir, memory);
  await createCluster(account, memory.password);

  const running = runningServer(account.dir);
  const port = running?.port ?? (await bringUp(account, memory.port, options.throwAway === true));
  remember(dataDir, { ...memory, port });
  const urlOf = (database: string): string => `postgres://${owner}:${memory.password}@127.0.0.1:${port}/${database}`;
  const database = options.database ?? owner;
  await ensureDatabase(urlOf('postgres'), database, account);
  return {
    url: urlOf(database),
    port,
    log: logOf(account),
    reused: running !== undefined,
    ...(account.notice === undefined ? {} : { notice: account.notice }),
    isRunning: () => runningServer(account.dir) !== undefined,
    stop: () => stopCluster(account),
  };
}

/** Stops the embedded server of a data folder if it runs, after its transactions were rolled back. */
export async function stopPostgres(dataDir: string): Promise<void> {
  const dir = join(resolve(dataDir), 'postgres');
  if (existsSync(dir)) await stopCluster(findServerAccount(postgresHome(), dir));
}

/** Makes a database if it is not there yet. The URL may name any database of the same server. */
export async function createDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined); // the statement that it breaks says so
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

async function bringUp(account: ServerAccount, preferred: number | undefined, throwAway: boolean): Promise<number> {
  adoptCluster(account);
  limitLog(logOf(account));
  const until = Date.now() + 30_000;
  for (;;) {
    forgetDeadServer(account.dir);
    const port = await freePort(preferred);
    const log = logOf(account);
    const flags = serverFlags(port, throwAway);
    const started = await runTool(account, 'pg_ctl', ['-D', account.dir, '-w', '-l', log, '-o', flags, 'start']);
    if (started.code === 0) return port;
    // The backends of a server killed a moment ago hold its shared memory a little longer.
    if (Date.now() > until) throw new PlainError(`PostgreSQL does not start:\n${lastWords(log) || started.output}`);
    await delay(300);
  }
}

async function ensureDatabase(serverUrl: string, database: string, account: ServerAccount): Promise<void> {
  const until = Date.now() + 30_000;
  for (;;) {
    try {
      return await createDatabase(serverUrl, database);
    } catch (error) {
      if (Date.now() > until) {
        const words = lastWords(logOf(account));
        throw new PlainError(`PostgreSQL runs but does not answer (${String(error)}):\n${words}`);
      }
      await delay(200);
    }
  }
}

async function stopCluster(account: ServerAccount): Promise<void> {
  if (runningServer(account.dir) === undefined) return;
  await runTool(account, 'pg_ctl', ['-D', account.dir, '-m', 'fast', '-w', '-t', '60', 'stop']);
}

function serverFlags(port: number, throwAway: boolean): string {
  // a throw-away server has the houses of several specs at once, some of which are a dozen processes
  const connections = `max_connections=${throwAway ? 400 : 200}`;
  const quiet = Object.entries(quietLog).map(([name, value]) => `${name}=${value}`);
  const always = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', connections, 'timezone=UTC', ...quiet];
  const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum_naptime=10min'];
  const settings = throwAway ? [...always, ...careless] : always;
  return [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(' ');
}

function recall(dataDir: string): Memory {
  const file = join(dataDir, 'postgres.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Memory;
  return { password: randomBytes(18).toString('hex') };
}

function remember(dataDir: string, memory: Memory): void {
  const file = join(dataDir, 'postgres.json');
  writeFileSync(`${file}.new`, `${JSON.stringify(memory)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

const logOf = ({ dir }: ServerAccount): string => join(dir, 'server.log');

function lastWords(log: string): string {
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-8).join('\n') : '';
}
