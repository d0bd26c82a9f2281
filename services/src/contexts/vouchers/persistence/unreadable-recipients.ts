import type pg from 'pg';
import type { Settings } from '../../../platform/config/settings.js';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';
import { Recipients } from './recipients.js';

/** Says which recipients of vouchers these settings cannot read; undefined when they read all. For starts and operators. */
export const unreadableRecipients = (pool: pg.Pool, settings: Settings): Promise<string | undefined> =>
  new Recipients(pool, new PersonCipher(settings)).sealed.unreadable();
