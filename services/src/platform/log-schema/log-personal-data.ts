import type { PersonalPlace } from '../privacy/personal-data.js';

/** What the audit keeps of persons. */
export const auditPersonalData: PersonalPlace = {
  place: 'log.audit',
  holds: [
    {
      ...{ columns: 'who who_id', what: 'who changed something here', whose: 'staff', foundBy: 'account' },
      ...{ form: 'plain', why: 'to know who changed what', kind: 'audit' },
    },
    {
      ...{ columns: 'subject old new', what: 'what was changed, names of accounts among it' },
      ...{ whose: 'account', foundBy: 'account', form: 'plain', why: 'to know who changed what' },
      ...{ kind: 'audit' },
    },
  ],
  free: { state: 'role room what subject_kind', code: 'subject_id', technical: 'request_id source' },
};

/** What the log keeps of persons, and the audit, the booking policy, the limits and the jobs beside it. */
export const logPersonalData: readonly PersonalPlace[] = [
  auditPersonalData,
  {
    place: 'log.events',
    holds: [
      {
        ...{ columns: 'data', what: 'number of an account, reasons that staff typed', whose: 'account' },
        ...{ foundBy: 'booking', form: 'plain', why: 'to know what became of every seat', kind: 'history' },
      },
      {
        ...{ columns: 'meta', what: 'who did it, by number, and the id of the request', whose: 'account' },
        ...{ foundBy: 'account', form: 'number', why: 'to know who did it', kind: 'history' },
      },
    ],
    free: { code: 'stream', state: 'type' },
  },
  {
    place: 'log.requests',
    holds: [
      {
        ...{ columns: 'scope fingerprint', what: 'who asked, and what was sent', whose: 'visitor', foundBy: 'nothing' },
        ...{ form: 'hash', why: 'to answer a repeated request once', kind: 'attempts' },
      },
    ],
    free: { technical: 'key answer' },
  },
  {
    place: 'log.rate_limits',
    holds: [
      {
        ...{ columns: 'key', what: 'address, e-mail or account that tried something', whose: 'visitor' },
        ...{ foundBy: 'nothing', form: 'hash', why: 'to stop guessing', kind: 'attempts' },
      },
    ],
  },
  {
    place: 'log.erasures',
    holds: [
      {
        ...{ columns: 'user_id account_hashes addresses', what: 'account and addresses of whoever is forgotten' },
        ...{
          whose: 'account',
          foundBy: 'nothing',
          form: 'hash',
          why: 'to finish it, and to do it again after a restore',
        },
        ...{ kind: 'erasures' },
      },
    ],
  },
  { place: 'log.programs', free: { technical: 'reads projections' } },
  { place: 'log.mixed_projections', free: { technical: 'name' } },
  { place: 'log.event_types', free: { technical: 'type' } },
  { place: 'log.snapshots', free: { code: 'stream', technical: 'state' } },
  { place: 'log.outbox', free: { technical: 'kind payload trace' } },
  {
    place: 'log.carried',
    holds: [
      {
        ...{ columns: 'parameters', what: 'a customer who has just booked, on the way to the home database' },
        ...{ whose: 'visitor', foundBy: 'nothing', form: 'sealed', why: 'to have it where all customers are' },
        ...{ kind: 'attempts' },
      },
    ],
    free: { technical: 'statement' },
  },
  { place: 'log.head', free: { technical: 'server' } },
  { place: 'log.moves', free: { technical: 'source target' } },
  { place: 'log.parked', free: { technical: 'subscription stream error' } },
  { place: 'log.checkpoint', free: { technical: 'subscription' } },
  { place: 'log.backup_runs', free: { technical: 'kind' } },
  { place: 'log.clock_jobs', free: { technical: 'kind' } },
  { place: 'log.house_rules', free: { catalog: 'rules' } },
  { place: 'log.reader', free: { technical: 'name kind' } },
  { place: 'public.migrations', free: { technical: 'name' } },
];
