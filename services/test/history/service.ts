import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { freePort } from '../free-port.js';
import { apps, seededDatabase } from '../seeded-database.js';
import { until } from '../until.js';

/** One process of the service. */
export interface Running {
  readonly port: number;
  /** Its process; undefined when it could not be started. */
  readonly pid: number | undefined;
  /** Kills it in the middle of whatever it does. */
  stop(): void;
  /** Asks it to end, and waits until it has. @returns its exit code; null when it had to be killed */
  end(): Promise<number | null>;
}

type Settings = Readonly<Record<string, string>>;

/** Some API processes on one seeded database, as `npm start` runs one. */
export interface Service {
  readonly pool: pg.Pool;
  /** What its processes read their settings from. */
  readonly env: Settings;
  readonly ports: readonly number[];
  /** Starts one more API process, with other settings. */
  another(change: Settings): Promise<Running>;
  /** Starts a worker. */
  worker(change?: Settings): Promise<Running>;
  /** Kills one process in the middle of whatever it does, and starts it again. */
  killAndRestart(nth: number): Promise<void>;
  /** Asks one process to end and starts it again when it has. @returns its exit code */
  endAndRestart(nth: number): Promise<number | null>;
  /** Cuts every connection of every process to the database at once. */
  cutConnections(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param processes how many, each on a port of its own
 * @param change settings of all of them
 */
export async function startService(processes: number, change: Settings = {}): Promise<Service> {
  const database = await seededDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'northlight-history-'));
  const { DATABASE_URL, SECRET } = database.settings;
  const common = { NODE_ENV: 'development', LOG_LEVEL: 'silent', DATA_DIR: folder };
  const env = { ...common, DATABASE_URL: String(DATABASE_URL), SECRET, ...change };
  const started: ChildProcess[] = [];
  const start = async (app: 'api' | 'worker', port: number, own: Settings = {}): Promise<Running> => {
    const all = { ...process.env, ...env, ...own, PORT: String(port) };
    const child = spawn(process.execPath, [join(apps, app, 'main.js')], { env: all, stdio: 'ignore' });
    started.push(child);
    await until(() => isUp(port), 90);
    return { port, pid: child.pid, stop: () => void child.kill('SIGKILL'), end: () => end(child) };
  };
  const ports: number[] = [];
  for (let nth = 0; nth < processes; nth++) ports.push(await freePort());
  const running = await Promise.all(ports.map((port) => start('api', port)));
  const restart = async (nth: number): Promise<void> => {
    running[nth] = await start('api', ports[nth] as number);
  };
  const pool = database.pool();
  return {
    pool,
    env,
    ports,
    another: async (own) => start('api', await freePort(), own),
    worker: async (own) => start('worker', await freePort(), own),
    killAndRestart: (nth) => {
      running[nth]?.stop();
      return restart(nth);
    },
    endAndRestart: async (nth) => {
      const code = await (running[nth] as Running).end();
      await restart(nth);
      return code;
    },
    // on a busy machine the one who cuts may have to wait for a connection, too
    cutConnections: () => until(() => cut(pool)),
    stop: async () => {
      for (const one of started) one.kill('SIGKILL');
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function end(child: ChildProcess): Promise<number | null> {
  const exit = once(child, 'exit') as Promise<[number | null]>;
  child.kill('SIGTERM');
  return (await exit)[0];
}

const isUp = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );

/** @returns whether it came to it */
const cut = (pool: pg.Pool): Promise<boolean> =>
  pool
    .query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    .then(
      () => true,
      () => false,
    );
