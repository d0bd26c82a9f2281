import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { type Settings, WrongSettings } from '../config/settings.js';
import { type Migration, migrationSource } from './database.js';
import { takeOver } from './take-over.js';

/** Any number: what brings a database up to date holds it, so that no two run the same migration. */
const MIGRATION_LOCK = 7_110_006;
/** Between two looks whether the other has ended, in milliseconds. */
const LOCK_PAUSE_MS = 250;
/** How often a migration asks for its locks: with the pauses between, for a few minutes. */
const MAX_TRIES = 60;
/** Longest pause before the next try, in milliseconds; a random part of it. */
const MAX_PAUSE_MS = 2_000;

/**
 * Brings the database up to date while others work on it. A migration that does not get its locks within half a second
 * lets those go on who have to wait behind it, and asks again: a long reader delays it, and nobody else. Of two that are
 * started at once the second waits, and finds nothing left to do.
 * @returns the names of the migrations that ran @throws {WrongSettings} for a database that is too old, or cannot hold any text
 */
export async function migrate(settings: Settings, migrations: readonly Migration[]): Promise<string[]> {
  const source = await migrationSource(settings, migrations).initialize();
  try {
    await verifyEncoding(source);
    await lockMigrations(source);
    if ((await ranSoFar(source)).length > 0) await takeOver(source, migrations);
    const before = new Set(await ranSoFar(source));
    await runWithRetries(source);
    return (await ranSoFar(source)).filter((name) => !before.has(name));
  } finally {
    await source.destroy();
  }
}

/** In another encoding names are compared and normalized otherwise, or not at all: an account could not be made. */
async function verifyEncoding(source: DataSource): Promise<void> {
  const [{ encoding }] = await source.query('select current_setting($1) as encoding', ['server_encoding']);
  if (encoding === 'UTF8') return;
  throw new WrongSettings(
    `The database of DATABASE_URL has the encoding ${encoding}. Make one with UTF8: create database … encoding 'UTF8' template template0.`,
  );
}

/** Held until its connection ends, with the source or with the process. */
async function lockMigrations(source: DataSource): Promise<void> {
  const session = source.createQueryRunner();
  const lock = async (): Promise<boolean> => {
    const [{ isHeld }] = await session.query('select pg_try_advisory_lock($1) as "isHeld"', [MIGRATION_LOCK]);
    return isHeld;
  };
  // a statement that waits would hold up what has to wait for all statements before it
  while (!(await lock())) await pause(LOCK_PAUSE_MS);
}

async function runWithRetries(source: DataSource): Promise<void> {
  for (let left = MAX_TRIES; ; left--) {
    try {
      await source.runMigrations();
      return;
    } catch (error) {
      if (!isWait(error) || left === 1) throw error;
      await pause(Math.random() * MAX_PAUSE_MS);
    }
  }
}

async function ranSoFar(source: DataSource): Promise<string[]> {
  const [{ exists }] = await source.query("select to_regclass('migrations') is not null as exists");
  if (!exists) return [];
  const rows: { name: string }[] = await source.query('select name from migrations order by id');
  return rows.map(({ name }) => name);
}

/** Waited for a lock too long, or in a circle. */
const isWait = (error: unknown): boolean => ['55P03', '40P01'].includes(String((error as { code?: string }).code));
