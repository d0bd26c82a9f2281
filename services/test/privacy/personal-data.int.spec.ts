import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DataKind, dataKinds } from '@northlight/contracts';
import { migrations } from '../../src/apps/migrations.js';
import { personalData } from '../../src/apps/personal-data.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../../src/platform/database/testing/throw-away-database.js';
import { kindsOf } from '../../src/platform/privacy/personal-data.js';
import { personalDataPage } from '../../src/platform/privacy/personal-data-page.js';
import { type Column, disagreements, foldersNamedIn } from './personal-places.js';

const root = join(__dirname, '..', '..', '..');

let database: ThrowAwayDatabase;
beforeAll(async () => {
  database = await throwAwayDatabase(migrations);
}, 60_000);
afterAll(() => database.drop());

const columns = async (): Promise<Column[]> => {
  const { rows } = await database.pool().query<Column>(
    `select table_schema || '.' || table_name as place, column_name as column, udt_name as type
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema !~ '^pg_' and table_schema <> 'information_schema' order by 1, 2`,
  );
  return rows;
};

const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ts$/.test(name) && !/spec\.ts$|testing\//.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));

describe('the register of personal data', () => {
  it('has every column of the migrated database that may hold something of a person, and no other', async () => {
    expect(disagreements(await columns(), personalData)).toEqual([]);
  });

  it('misses a new column, and one that is gone', async () => {
    const more = { place: 'booking.customers', column: 'nickname', type: 'text' };
    const left = (await columns()).filter(({ column }) => column !== 'receipt');
    expect(disagreements([...left, more], personalData)).toEqual([
      'booking.customers.nickname is neither declared nor free of persons: see personal-data.ts',
      'booking.refunds.receipt is declared and not there',
    ]);
  });

  it('has every folder of DATA_DIR that a process or a start makes', () => {
    const named = ['services/src', 'infra/local/src'].flatMap(sources).flatMap(foldersNamedIn);
    const known = new Set(personalData.map(({ place }) => place));
    expect(named.length).toBeGreaterThan(10);
    expect([...new Set(named)].filter((folder) => !known.has(folder))).toEqual([]);
  });

  it('has something of every kind of which it is said how long it is kept', () => {
    const named = new Set(personalData.flatMap(({ holds = [] }) => holds.flatMap(kindsOf)));
    expect(Object.keys(dataKinds).filter((kind) => !named.has(kind as DataKind))).toEqual([]);
  });

  it('is docs/reference/personal-data.md as it stands: else run npm run personal-data', () => {
    const page = readFileSync(join(root, 'docs/reference/personal-data.md'), 'utf8');
    expect(page).toBe(personalDataPage(personalData));
  });
});
