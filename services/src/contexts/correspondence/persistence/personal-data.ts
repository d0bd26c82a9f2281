import { type PersonalPlace, sealedPersons } from '../../../platform/privacy/personal-data.js';
import { schema } from './correspondents.js';

/** What this room keeps of persons. */
export const correspondencePersonalData: readonly PersonalPlace[] = [
  ...sealedPersons(schema, {
    what: 'messages of the contact page with name, e-mail, phone and answer; e-mails of the newsletter',
    whose: 'writer',
    why: 'to answer messages and send the newsletter',
    kind: ['messages', 'newsletter', 'unconfirmed'],
  }),
  {
    place: 'correspondence.messages',
    holds: [
      {
        ...{ columns: 'answered_by', what: 'the account that answered', whose: 'staff', foundBy: 'account' },
        ...{ form: 'number', why: 'to know who answered', kind: 'staff' },
      },
      {
        ...{ columns: 'user_id', what: 'the account that wrote', whose: 'account', foundBy: 'account' },
        ...{ form: 'number', why: 'to tell and forget it with the account', kind: 'messages' },
      },
    ],
    free: { state: 'status' },
  },
  {
    place: 'correspondence.contents',
    holds: [
      {
        ...{ columns: 'written_by', what: 'who wrote a text of the site', whose: 'staff', foundBy: 'nothing' },
        ...{ form: 'plain', why: 'to know who changed it', kind: 'staff' },
      },
    ],
    free: { catalog: 'key blocks' },
  },
];
