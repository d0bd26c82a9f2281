import type { PersonalPlace } from '../../../platform/privacy/personal-data.js';

/** What this room keeps of persons: who of the staff took money. */
export const tillPersonalData: readonly PersonalPlace[] = [
  {
    place: 'till.shifts',
    holds: [
      {
        ...{ columns: 'user_id', what: 'the account whose till it was', whose: 'staff', foundBy: 'account' },
        ...{ form: 'number', why: 'to settle a till with who worked at it', kind: 'staff' },
      },
    ],
  },
];
