import type pg from 'pg';
import type { Settings } from '../../../platform/config/settings.js';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';
import { ReviewWriters } from './review-writers.js';

/** Says whom of this room these settings cannot read; undefined when they read all. For starts and operators. */
export const unreadableReviewWriters = (pool: pg.Pool, settings: Settings): Promise<string | undefined> =>
  new ReviewWriters(pool, new PersonCipher(settings)).unreadable();
