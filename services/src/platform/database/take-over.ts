import type { DataSource, QueryRunner } from 'typeorm';
import { WrongSettings } from '../config/settings.js';
import type { Migration } from './database.js';

/**
 * Until the end of November 2026 every change of a table was a migration of its own: so many. Today's first migration of
 * each room makes what they came to, and these are their numbers.
 */
const EARLIER_COUNT = 99;
const LAST_FIRST_MIGRATION = 1_798_000_000_017;

const numberOf = (name: string): number => Number(name.slice(-13));
const isFirst = (name: string): boolean => numberOf(name) <= LAST_FIRST_MIGRATION;

/**
 * Puts the first migrations of the rooms on record where the earlier ones have made the same tables already; to be called
 * by one process at a time.
 * @throws {WrongSettings} where only a part of the earlier ones has run
 */
export async function takeOver(source: DataSource, migrations: readonly Migration[]): Promise<void> {
  const first = migrations.map(({ name }) => name).filter(isFirst);
  await source.transaction(async ({ queryRunner }) => {
    const db = queryRunner as QueryRunner;
    const rows: { name: string }[] = await db.query('select name from migrations');
    const ran = rows.map(({ name }) => name);
    if (ran.length === 0 || first.some((name) => ran.includes(name))) return;
    if (ran.length !== EARLIER_COUNT) throw new WrongSettings(outdated(ran.length));
    await db.query('delete from migrations');
    for (const name of first)
      await db.query('insert into migrations (timestamp, name) values ($1, $2)', [numberOf(name), name]);
  });
}

const outdated = (ran: number): string =>
  `This database is older than this program can take over: it has ${ran} of ${EARLIER_COUNT} migrations of the release before.
Start that release with it once, and then this one. To begin anew instead, empty the database; with npm start, delete the folder .data.`;
