import { randomBytes } from 'node:crypto';

/** An id as Stripe makes them in test mode: `cs_test_…`, `pi_…`, `re_…`, `evt_…`. */
export const newId = (prefix: Prefix): string => `${prefix}_${randomBytes(12).toString('hex')}`;

type Prefix = 'cs_test' | 'pi' | 're' | 'evt' | 'du' | 'sub' | 'txn' | 'si' | 'in' | 'price' | 'cus' | 'cbtxn';
