/** What people do around one booking; assumed, like any forecast. */
export interface Traffic {
  readonly venues: number;
  /** Of Zipf's law over the venues. */
  readonly skew: number;
  readonly bookingsAnHour: number;
  /** How many times the mean the busiest minutes of the hour have. */
  readonly peak: number;
  /** For each booking that is placed. */
  readonly documents: number;
  readonly sharedReads: number;
  readonly availabilities: number;
  readonly paidOnline: number;
  readonly mails: number;
  readonly reports: number;
}

/** The whole: 10,000 venues, a million bookings an hour in the evening. */
export const evening: Traffic = {
  ...{ venues: 10_000, skew: 1, bookingsAnHour: 1_000_000, peak: 2.5 },
  ...{ documents: 6, sharedReads: 20, availabilities: 5, paidOnline: 0.7, mails: 2, reports: 0.01 },
};

/** Servers of each kind. A process of Node is one; a PostgreSQL has as many as it has processors. */
export interface Fleet {
  readonly web: number;
  readonly api: number;
  readonly worker: number;
  /** Processors of the server that decides; of each, where ledgers are on several. */
  readonly pg: number;
  readonly ledgerServers: number;
  /** Processors of all replicas together. */
  readonly replica: number;
  /** Masters that have the mails' queue: one, also in a cluster, because a queue never spans two (docs/adr/0117). */
  readonly redis: number;
}
