import { officeZone } from '../../../platform/kernel/venue-time.js';

/** The queue in which a clock has the books proven. */
export const booksQueue = {
  name: 'books',
  kind: 'prove-books',
  /** After the last show and before anybody is up. */
  nightly: { pattern: '0 20 4 * * *', tz: officeZone },
} as const;
