import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import { type Danger, dangersIn } from '../platform/database/testing/migration-locks.js';

interface Instance {
  /** A danger that this migration may take, and why nobody is hurt. */
  readonly accepts?: Readonly<Partial<Record<Danger, string>>>;
  up(db: Pick<QueryRunner, 'query'>): Promise<unknown>;
}

const root = join(__dirname, '..', '..', '..');
/** By their files: the rooms that name them would bring all that they need along. */
const migrations = ['services/src', 'packages/event-store/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /migrations\/\d{13}-[\w-]+\.ts$/.test(file))
  .flatMap((file) => Object.entries<new () => Instance>(require(join(root, file))));

const numberOf = (name: string): number => Number(name.slice(-13));

/** What a migration says to the database, without one. */
async function sqlOf(migration: Instance): Promise<string> {
  const statements: string[] = [];
  await migration.up({ query: async (sql: string) => void statements.push(sql.replace(/;?\s*$/, ';')) } as never);
  return statements.join('\n');
}

describe('the migrations', () => {
  it('have numbers of their own, counted up from those of the first ones', () => {
    const numbers = migrations.map(([name]) => numberOf(name)).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, nth) => 1_798_000_000_001 + nth));
  });

  it.each(migrations)('hurt nobody who uses the tables meanwhile: %s', async (_, Migration) => {
    const migration = new Migration();
    const found = await dangersIn(await sqlOf(migration));
    expect(found.filter(({ danger }) => !migration.accepts?.[danger]).map(({ message }) => message)).toEqual([]);
  });
});
