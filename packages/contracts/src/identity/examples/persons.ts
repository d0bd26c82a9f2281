import { customer, customerAccount, reference, venueId, visitDate, visitTime } from '../../wire/example-values.js';
import type { AnswerPersonDto } from '../person.dto.js';
import type { PersonErasedView, PersonFoundView } from '../person-views.js';

export { everythingKept } from './everything-kept.js';

export const personFound: PersonFoundView = {
  entries: [
    {
      kind: 'booking',
      id: reference,
      at: `${visitDate} ${visitTime}`,
      status: ['confirmed'],
      name: customer.customerName,
      guests: 2,
      venueId,
    },
    {
      kind: 'account',
      id: `#${customerAccount}`,
      at: '2026-02-14T19:30:00.000Z',
      status: ['email confirmed'],
      name: 'maya',
    },
  ],
};

export const answerPerson: AnswerPersonDto = {
  whom: customer.customerEmail,
  reason: 'the person asks',
  shownBy: 'mail at the address',
};

export const personErased: PersonErasedView = { erased: 2, hadAccount: true };
