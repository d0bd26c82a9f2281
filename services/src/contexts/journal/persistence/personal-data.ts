import type { PersonalPlace } from '../../../platform/privacy/personal-data.js';

/** What this room keeps of persons: nothing. */
export const journalPersonalData: readonly PersonalPlace[] = [
  { place: 'journal.postings', free: { state: 'account what', code: 'stream' } },
  { place: 'journal.proofs', free: { state: 'proof' } },
  { place: 'journal.differences', free: { state: 'proof what settled_for', code: 'subject' } },
];
