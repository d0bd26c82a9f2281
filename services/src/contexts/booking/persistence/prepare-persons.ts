import type pg from 'pg';
import type { Settings } from '../../../platform/config/settings.js';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';
import { Customers } from './customers.repository.js';
import { sealPlainCustomers } from './seal-plain-customers.js';
import { unreadablePersons } from './unreadable-persons.js';

/** What a start finds out about the persons before anybody asks for one. */
export interface PersonsReport {
  /** Customers that were plain text until now. */
  readonly sealed: number;
  /** Which persons these settings cannot read, in words; undefined when they read all. */
  readonly unreadable: string | undefined;
}

/** Part of every migration, because a migration itself has no keys: seals what is plain, and looks for what it cannot read. */
export async function preparePersons(pool: pg.Pool, settings: Settings): Promise<PersonsReport> {
  const cipher = new PersonCipher(settings);
  const sealed = await seal(pool, cipher);
  return { sealed, unreadable: await unreadablePersons(pool, cipher) };
}

async function seal(pool: pg.Pool, cipher: PersonCipher): Promise<number> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await sealPlainCustomers(new Customers(pool, cipher), client);
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}
