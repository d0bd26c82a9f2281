import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import type { Settings } from '../../../platform/config/settings.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../../../platform/database/testing/throw-away-database.js';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';
import { type CustomerKey, Customers } from './customers.repository.js';
import { KeyRotation } from './key-rotation.js';
import { Booking1798000000009 } from './migrations/1798000000009-booking.js';

const SECRET = 's'.repeat(32);
const [before, after] = ['the key before, 0123456789 0123456789', 'the key after, 0123456789 0123456789'];
const people = 1_201;

let database: ThrowAwayDatabase;
let pool: pg.Pool;

const refOf = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
const person = (nth: number) => ({ name: `Person ${nth}`, email: `P${nth}@example.com`, phone: null });

/** The room as a process with these keys sees it. */
function under(keys: Partial<Settings>) {
  const cipher = new PersonCipher({ SECRET, ...keys });
  return { cipher, customers: new Customers(pool, cipher), rotation: new KeyRotation(pool, cipher) };
}

beforeAll(async () => {
  database = await throwAwayDatabase([Booking1798000000009]);
  pool = database.pool();
  const rows = Array.from({ length: people }, (_, nth) => ({ venueId: 1, ref: refOf(nth + 1), ...person(nth + 1) }));
  const { customers } = under({ PERSON_KEY: before });
  await customers.insert(
    rows.map((row) => customers.seal(row)),
    pool as never,
  );
});
afterAll(() => database.drop());

/** By whom the hash finds. */
async function erasedBy(keys: Partial<Settings>, nth: number): Promise<number> {
  const { cipher, customers } = under(keys);
  const { rows } = await pool.query<CustomerKey>(
    'select venue_id as "venueId", ref from booking.customers where email_hash = any($1)',
    [cipher.hashes(`p${nth}@example.com`)],
  );
  return customers.erase({ keys: rows }, new Date('2026-11-20T15:00:00Z'));
}

describe('a new key of the house', () => {
  it('opens everybody while the one before is at hand, and finds them by e-mail', async () => {
    const both = { PERSON_KEY: after, PERSON_KEY_BEFORE: before };
    expect(await under(both).customers.find({ venueId: 1, ref: refOf(7) })).toEqual(person(7));
    expect(await erasedBy(both, 8)).toBe(1);
  });

  it('moves nobody whose key it cannot open', async () => {
    expect(await under({ PERSON_KEY: after }).rotation.run()).toEqual({ moved: 0, unreadable: people - 1 });
  });

  it('takes over from the one before, and whoever is erased meanwhile stays erased', async () => {
    const { rotation } = under({ PERSON_KEY: after, PERSON_KEY_BEFORE: before });
    const both = { PERSON_KEY: after, PERSON_KEY_BEFORE: before };
    const erasing = Promise.all(Array.from({ length: 40 }, (_, nth) => erasedBy(both, 1_001 + nth)));
    const [{ moved, unreadable }] = await Promise.all([rotation.run(), erasing]);
    expect(unreadable).toBe(0);
    expect(moved).toBeGreaterThanOrEqual(people - 41);
    const { rows } = await pool.query(
      `select (select count(*)::int from booking.customers where erased_at is not null) as erased,
         (select count(*)::int from booking.person_keys) as keys`,
    );
    expect(rows).toEqual([{ erased: 41, keys: people - 41 }]);
  });

  it('is enough alone from then on', async () => {
    const alone = under({ PERSON_KEY: after });
    expect(await alone.customers.find({ venueId: 1, ref: refOf(7) })).toEqual(person(7));
    expect(await erasedBy({ PERSON_KEY: after }, 9)).toBe(1);
    expect(await alone.rotation.run()).toEqual({ moved: 0, unreadable: 0 });
    const old = under({ PERSON_KEY: before }).customers.find({ venueId: 1, ref: refOf(7) });
    await expect(old).rejects.toMatchObject({ code: 'PERSON_UNREADABLE' });
  });
});
