import type { RetentionRule } from './retention-rules.js';

/** How long something is kept: for a time, until its owner ends it, or without an end, and then it is said why. */
export type Term =
  | { readonly rule: RetentionRule; readonly after: string }
  | { readonly within: `${number} ${'minutes' | 'hours' | 'days'}` }
  | { readonly until: string }
  | { readonly kept: string };

/** What allows it to be kept (Regulation (EU) 2016/679, articles 6 and 9). */
export type LegalBasis = 'consent' | 'contract' | 'contractAndTaxLaw' | 'interest';

/** What is kept of those who visit the site: /privacy says it of each of these. */
interface VisitorKind {
  readonly term: Term;
  readonly basis: LegalBasis;
  /** Who else gets it: whoever carries the mails of the site, or nobody. */
  readonly sharedWith: 'mail' | 'nobody';
}

const sales = { rule: 'keepSalesYears', after: 'the visit, the order or its last use' } as const;
const untilDeleted = { until: 'the account is deleted' } as const;

/** In the order in which the page has them. */
export const visitorKinds = {
  bookings: { term: sales, basis: 'contractAndTaxLaw', sharedWith: 'mail' },
  orders: { term: sales, basis: 'contractAndTaxLaw', sharedWith: 'mail' },
  vouchers: { term: sales, basis: 'contractAndTaxLaw', sharedWith: 'mail' },
  notes: { term: { rule: 'keepNoteDays', after: 'the visit' }, basis: 'consent', sharedWith: 'nobody' },
  waitlist: { term: { rule: 'keepWaitlistDays', after: 'the time that was waited for' }, ...contractAndMail() },
  accounts: { term: untilDeleted, basis: 'contract', sharedWith: 'mail' },
  unproven: { term: { rule: 'keepUnprovenDays', after: 'it was made' }, ...contractAndMail() },
  accountEmails: { term: { within: '15 days' }, ...contractAndMail() },
  sessions: { term: { within: '30 days' }, basis: 'contract', sharedWith: 'nobody' },
  carts: { term: { rule: 'keepCartDays', after: 'its last change' }, basis: 'contract', sharedWith: 'nobody' },
  messages: { term: { rule: 'keepMessageYears', after: 'the last word' }, basis: 'interest', sharedWith: 'mail' },
  reviews: { term: { rule: 'keepMessageYears', after: 'it was written' }, basis: 'consent', sharedWith: 'nobody' },
  newsletter: {
    ...{ term: { until: 'its reader unsubscribes' } },
    ...{ basis: 'consent', sharedWith: 'mail' },
  },
  unconfirmed: { term: { rule: 'keepUnconfirmedDays', after: 'it was asked for' }, ...consentAndMail() },
  inquiries: { term: { rule: 'keepInquiryYears', after: 'the last word' }, ...contractAndMail() },
  attempts: { term: { within: '25 hours' }, basis: 'interest', sharedWith: 'nobody' },
  audit: { term: { rule: 'keepAuditYears', after: 'it was done' }, basis: 'interest', sharedWith: 'nobody' },
  history: {
    term: { kept: 'seats, stock and money stay in the books; without the person a number leads to nobody' },
    ...{ basis: 'interest', sharedWith: 'nobody' },
  },
  erasures: {
    term: { kept: 'after a restore they are forgotten again by it, and it leads to nobody' },
    ...{ basis: 'interest', sharedWith: 'nobody' },
  },
  logs: {
    term: { kept: 'they end by their size, which whoever runs the machines sets' },
    ...{ basis: 'interest', sharedWith: 'nobody' },
  },
  mails: { term: { rule: 'keepMailDays', after: 'they were written' }, basis: 'interest', sharedWith: 'nobody' },
} as const satisfies Record<string, VisitorKind>;

/** What is kept besides, of those who work here or of nobody: docs/reference/personal-data.md has it. */
const ownKinds = {
  staff: { term: { kept: 'what staff writes for guests or puts on the site is the record of the company' } },
  failedJobs: { term: { rule: 'keepJobDays', after: 'the last try' } },
  database: { term: { kept: 'it holds the tables, and each of them has its own terms' } },
} as const satisfies Record<string, { readonly term: Term }>;

export type VisitorKindName = keyof typeof visitorKinds;
export const visitorKindNames = Object.keys(visitorKinds) as VisitorKindName[];

export const dataKinds = { ...visitorKinds, ...ownKinds } as const;
export type DataKind = keyof typeof dataKinds;

/** Kinds that end by a rule: a nightly job forgets what is older. */
export type RuledKind = {
  [Kind in DataKind]: (typeof dataKinds)[Kind]['term'] extends { readonly rule: RetentionRule } ? Kind : never;
}[DataKind];

export const ruleOf = (kind: RuledKind): RetentionRule => dataKinds[kind].term.rule;

export const ruledKinds = (Object.keys(dataKinds) as DataKind[]).filter(
  (kind): kind is RuledKind => 'rule' in dataKinds[kind].term,
);

function contractAndMail() {
  return { basis: 'contract', sharedWith: 'mail' } as const;
}

function consentAndMail() {
  return { basis: 'consent', sharedWith: 'mail' } as const;
}

/** What a nightly job forgets: the ruled kinds, and links of account mails, whose term is their own. */
export type SweptKind = RuledKind | 'accountEmails';
export const sweptKinds: readonly SweptKind[] = [...ruledKinds, 'accountEmails'];
