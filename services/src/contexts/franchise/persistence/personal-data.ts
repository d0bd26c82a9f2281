import { type PersonalPlace, sealedPersons } from '../../../platform/privacy/personal-data.js';
import { schema } from './applicants.js';

const ofApplicants = { whose: 'applicant', foundBy: 'inquiry', why: 'to decide on an application' } as const;

/** What this room keeps of persons. */
export const franchisePersonalData: readonly PersonalPlace[] = [
  ...sealedPersons(schema, {
    what: 'franchise inquiries and what candidates said later',
    whose: 'applicant',
    why: 'to decide on an application',
    kind: 'inquiries',
  }),
  {
    place: 'franchise.inquiries',
    holds: [
      {
        ...{ columns: 'user_id', what: 'the account that applied', whose: 'account', foundBy: 'account' },
        ...{ form: 'number', why: 'to show it to its owner', kind: 'inquiries' },
      },
      {
        ...{ columns: 'investment_level timeframe heard_about', what: 'how much, when, and heard where' },
        ...{ form: 'plain', kind: 'history', ...ofApplicants },
      },
    ],
    free: { state: 'status', code: 'access_code' },
  },
  {
    place: 'franchise.candidate_details',
    holds: [
      {
        ...{ columns: 'hvac_status electrical_capacity internet_speed', what: 'facts of the offered site' },
        ...{ form: 'plain', kind: 'history', ...ofApplicants },
      },
    ],
  },
  {
    place: 'franchise.notes',
    holds: [
      {
        ...{ columns: 'sealed', what: 'notes of the staff on an inquiry', form: 'sealed' },
        ...{ kind: 'inquiries', ...ofApplicants },
      },
    ],
  },
  {
    place: 'franchise.candidate_files',
    holds: [
      {
        ...{ columns: 'sealed_name sealed_content', what: 'files that a candidate sent' },
        ...{ form: 'sealed', kind: 'inquiries', ...ofApplicants },
      },
    ],
    free: { state: 'kind type' },
  },
];
