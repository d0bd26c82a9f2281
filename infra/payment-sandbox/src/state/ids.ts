import { randomBytes } from 'node:crypto';

/** An id as Stripe makes them in test mode: `cs_test_…`, `pi_…`, `re_…`, `evt_…`. */
export const newId = (prefix: 'cs_test' | 'pi' | 're' | 'evt' | 'du' | 'sub' | 'txn' | 'si' | 'in' | 'price'): string =>
  `${prefix}_${randomBytes(12).toString('hex')}`;
