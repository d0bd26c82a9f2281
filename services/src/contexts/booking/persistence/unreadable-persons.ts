import type pg from 'pg';
import type { Settings } from '../../../platform/config/settings.js';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';

/** The same, for a command that has settings and no cipher yet. */
export const unreadableCustomers = (pool: pg.Pool, settings: Settings): Promise<string | undefined> =>
  unreadablePersons(pool, new PersonCipher(settings));

/**
 * Says which persons the keys at hand neither open nor find by e-mail; undefined when they reach all. Reads every person
 * key there is: for operators and starts, not for visitors.
 */
export async function unreadablePersons(pool: pg.Pool, cipher: PersonCipher): Promise<string | undefined> {
  const { rows } = await pool.query<{ key: string; persons: number }>(
    `select wrapped_by as key, count(*)::int as persons from booking.person_keys
     where wrapped_by <> all($1) group by wrapped_by order by wrapped_by`,
    [cipher.knownKeys],
  );
  if (rows.length === 0) return undefined;
  const missing = rows.map(({ key, persons }) => `${persons} by ${key}`).join(', ');
  return `PERSON_KEY and PERSON_KEY_BEFORE do not open the keys of these persons: ${missing}. They can be neither read nor found.`;
}
