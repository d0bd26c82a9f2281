import type { PersonalPlace } from '../../../platform/privacy/personal-data.js';

/** What this room keeps of persons: of customers nothing that leads to them. */
export const promotionsPersonalData: readonly PersonalPlace[] = [
  {
    place: 'promotions.codes',
    holds: [
      {
        ...{ columns: 'created_by', what: 'the account that created it', whose: 'staff', foundBy: 'account' },
        ...{ form: 'number', why: 'to know who created it', kind: 'staff' },
      },
    ],
    free: { code: 'code', state: 'kind applies_to' },
  },
  { place: 'promotions.parts', free: { code: 'code', state: 'what' } },
];
