import type { PersonalPlace } from '../../platform/privacy/personal-data.js';

/** What this room keeps of persons: mails, where no server sends them. */
export const notificationsPersonalData: readonly PersonalPlace[] = [
  {
    place: 'DATA_DIR/mail',
    holds: [
      {
        ...{ what: 'mails as written, on a machine without SMTP_URL', whose: 'customer', foundBy: 'email' },
        ...{ form: 'plain', why: 'to read what would be sent', until: 'erased' },
      },
    ],
  },
];
