import type pg from 'pg';
import type { Settings } from '../../../platform/config/settings.js';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';
import { Customers } from './customers.repository.js';
import { sealPlainCustomers } from './seal-plain-customers.js';

/** What a start finds out about the persons before anybody asks for one. */
export interface PersonsReport {
  /** Customers that were plain text until now. */
  readonly sealed: number;
  /** House keys that these settings do not have, and how many persons each of them wrapped. */
  readonly missing: readonly { readonly key: string; readonly persons: number }[];
}

/** Part of every migration, because a migration itself has no keys: seals what is plain, and counts what cannot be read. */
export async function preparePersons(pool: pg.Pool, settings: Settings): Promise<PersonsReport> {
  const cipher = new PersonCipher(settings);
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const sealed = await sealPlainCustomers(new Customers(pool, cipher), client);
    const { rows } = await client.query<PersonsReport['missing'][number]>(
      `select wrapped_by as key, count(*)::int as persons from booking.person_keys
       where wrapped_by <> all($1) group by wrapped_by order by wrapped_by`,
      [cipher.knownKeys],
    );
    return { sealed, missing: rows };
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}
