import type { PersonalPlace } from '../../../platform/privacy/personal-data.js';

/** What this room keeps of persons: numbers of accounts. */
export const guestPassesPersonalData: readonly PersonalPlace[] = [
  {
    place: 'guest_passes.uses',
    holds: [
      {
        ...{ columns: 'user_id', what: 'the account whose plan gave it', whose: 'account', foundBy: 'account' },
        ...{ form: 'number', why: 'to know who used a guest pass', kind: 'history' },
      },
    ],
    free: { code: 'period' },
  },
];
