import type { PersonalPlace } from '../../../platform/privacy/personal-data.js';

/** This room keeps nothing of persons: the sender of mails is the company. */
export const settingsPersonalData: readonly PersonalPlace[] = [
  { place: 'settings.tax_rates', free: { catalog: 'state category' } },
  { place: 'settings.mail_sender', free: { catalog: 'name reply_to' } },
];
