import { type PersonalPlace, sealedPersons } from '../../../platform/privacy/personal-data.js';
import { schema } from './review-writers.js';

/** What this room keeps of persons. */
export const reviewsPersonalData: readonly PersonalPlace[] = [
  ...sealedPersons(schema, {
    what: 'reviews of visits with the name beside them, the e-mail of the booking, and the answer of the house',
    whose: 'writer',
    why: 'to show what visitors say, and to find it again for who asks',
    kind: 'reviews',
  }),
  {
    place: 'reviews.reviews',
    holds: [
      {
        ...{ columns: 'moderated_by', what: 'the account that decided on a review', whose: 'staff' },
        ...{ foundBy: 'account', form: 'number', why: 'to know who decided', kind: 'staff' },
      },
      {
        ...{ columns: 'user_id', what: 'the account whose visit it was', whose: 'account', foundBy: 'account' },
        ...{ form: 'number', why: 'to tell and forget it with the account', kind: 'reviews' },
      },
    ],
    free: { state: 'state refusal' },
  },
];
