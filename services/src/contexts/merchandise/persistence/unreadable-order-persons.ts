import type pg from 'pg';
import type { Settings } from '../../../platform/config/settings.js';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';
import { OrderPersons } from './order-persons.js';

/** Says which customers of orders these settings cannot read; undefined when they read all. For starts and operators. */
export const unreadableOrderPersons = (pool: pg.Pool, settings: Settings): Promise<string | undefined> =>
  new OrderPersons(pool, new PersonCipher(settings)).unreadable();
