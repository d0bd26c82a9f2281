import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { migrations } from '../../src/apps/migrations.js';
import { throwAwayDatabase } from '../../src/platform/database/testing/throw-away-database.js';
import { until } from '../until.js';

const apps = join(__dirname, '..', '..', 'dist', 'apps');

/** Some API processes on one seeded database, as `npm start` runs one. */
export interface Service {
  readonly pool: pg.Pool;
  /** What its processes read their settings from. */
  readonly env: Readonly<Record<string, string>>;
  readonly ports: readonly number[];
  /** Starts one more API process, with other settings. @returns its port */
  another(change: Readonly<Record<string, string>>): Promise<{ readonly port: number; stop(): void }>;
  /** Kills one process in the middle of whatever it does, and starts it again. */
  killAndRestart(nth: number): Promise<void>;
  /** Cuts every connection of every process to the database at once. */
  cutConnections(): Promise<void>;
  stop(): Promise<void>;
}

/** @param processes how many, each on a port of its own */
export async function startService(processes: number): Promise<Service> {
  const database = await throwAwayDatabase(migrations);
  const folder = mkdtempSync(join(tmpdir(), 'northlight-history-'));
  const { DATABASE_URL, SECRET } = database.settings;
  const env = {
    NODE_ENV: 'development',
    DATABASE_URL: String(DATABASE_URL),
    SECRET,
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
  };
  execFileSync(process.execPath, [join(apps, 'tools', 'seed.js')], { env: { ...process.env, ...env } });
  const ports: number[] = [];
  for (let nth = 0; nth < processes; nth++) ports.push(await freePort());
  const running: ChildProcess[] = [];
  const startOn = async (port: number, change: Readonly<Record<string, string>> = {}): Promise<ChildProcess> => {
    const own = { ...process.env, ...env, PORT: String(port), ...change };
    const started = spawn(process.execPath, [join(apps, 'api', 'main.js')], { env: own, stdio: 'ignore' });
    await until(() => isUp(port));
    return started;
  };
  const start = async (nth: number): Promise<void> => {
    running[nth] = await startOn(ports[nth] as number);
  };
  await Promise.all(ports.map((_, nth) => start(nth)));
  const pool = database.pool();
  return {
    pool,
    env,
    ports,
    another: async (change) => {
      const port = await freePort();
      const started = await startOn(port, change);
      running.push(started);
      return { port, stop: () => void started.kill('SIGKILL') };
    },
    killAndRestart: async (nth) => {
      running[nth]?.kill('SIGKILL');
      await start(nth);
    },
    cutConnections: async () => {
      await pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
    },
    stop: async () => {
      for (const one of running) one.kill('SIGKILL');
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isUp = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
