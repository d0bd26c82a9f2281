import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import type { Settings } from '../../../platform/config/settings.js';
import { migrationSource } from '../../../platform/database/database.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../../../platform/database/testing/throw-away-database.js';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';
import { Customers } from './customers.repository.js';
import { Booking1795300200000 } from './migrations/1795300200000-booking.js';
import { PersonKeys1795600200000 } from './migrations/1795600200000-person-keys.js';
import { preparePersons } from './prepare-persons.js';

const people = 1_203;

let database: ThrowAwayDatabase;
let pool: pg.Pool;

/** A database of the release before, full of plain people, that has just been migrated. */
beforeAll(async () => {
  database = await throwAwayDatabase([Booking1795300200000]);
  pool = database.pool();
  await pool.query(
    `insert into booking.customers (venue_id, ref, name, email, phone)
     select 1, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Person ' || n, 'p' || n || '@example.com',
       case when n % 2 = 0 then '+1 585 555 0100' end
     from generate_series(1, $1::int) n`,
    [people],
  );
  await pool.query('analyze booking.customers');
  const source = await migrationSource(database.settings, [Booking1795300200000, PersonKeys1795600200000]).initialize();
  await source.runMigrations();
  await source.destroy();
});
afterAll(() => database.drop());

const plainText = async () =>
  (
    await pool.query<{ n: number }>(
      "select count(*)::int as n from pg_stats where most_common_vals::text like '%585 555%'",
    )
  ).rows[0]?.n;

describe('customers who were plain text', () => {
  it('are all sealed by the first start, even when two start at once', async () => {
    expect(await plainText()).toBe(1);
    const reports = await Promise.all([1, 2].map(() => preparePersons(pool, database.settings)));
    expect(reports.reduce((sum, { sealed }) => sum + sealed, 0)).toBe(people);
  });

  it('are still who they were', async () => {
    const customers = new Customers(pool, new PersonCipher(database.settings));
    const ref = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
    expect(await customers.find({ venueId: 1, ref: ref(1) })).toEqual({
      ...{ name: 'Person 1', email: 'p1@example.com', phone: null },
    });
    expect(await customers.find({ venueId: 1, ref: ref(people - 1) })).toMatchObject({ phone: '+1 585 555 0100' });
  });

  it('leave nothing plain behind, not even in the statistics', async () => {
    const { rows } = await pool.query("select to_regclass('booking.plain_customers') as left");
    expect(rows).toEqual([{ left: null }]);
    expect(await plainText()).toBe(0);
  });

  it('are left alone by the next start', async () => {
    expect(await preparePersons(pool, database.settings)).toEqual({ sealed: 0, unreadable: undefined });
  });
});

describe('a start with another key of the house', () => {
  it('says how many persons it cannot read, and whose key that was', async () => {
    const settings: Settings = { ...database.settings, PERSON_KEY: 'another key of the house, 0123456' };
    const { unreadable } = await preparePersons(pool, settings);
    expect(unreadable).toMatch(/do not open the keys of these persons: 1203 by [\da-f]{8}\./);
  });
});
