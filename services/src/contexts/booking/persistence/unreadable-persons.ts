import type pg from 'pg';
import type { Settings } from '../../../platform/config/settings.js';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';
import { unreadableKeys } from '../../../platform/privacy/unreadable-keys.js';

/** The same, for a command that has settings and no cipher yet. */
export const unreadableCustomers = (pool: pg.Pool, settings: Settings): Promise<string | undefined> =>
  unreadablePersons(pool, new PersonCipher(settings));

/**
 * Says which persons the keys at hand neither open nor find by e-mail; undefined when they reach all. Reads every person
 * key there is: for operators and starts, not for visitors.
 */
export const unreadablePersons = (pool: pg.Pool, cipher: PersonCipher): Promise<string | undefined> =>
  unreadableKeys(pool, 'booking', cipher.knownKeys);
