import { usualRetention } from '../../privacy/retention-rules.js';
import { bookingId, venueId } from '../../wire/example-values.js';
import type {
  FailedJobView,
  OutboxView,
  QueuesView,
  ReplayParkedDto,
  RetentionView,
  RetriedView,
} from '../operations-views.js';

const asOf = '2027-05-04T15:00:00.000Z';

export const jobId = 'booking-confirmation-1-1031';

export const queues: QueuesView = {
  asOf,
  queues: [
    {
      name: 'mail',
      isPaused: false,
      waiting: 2,
      active: 1,
      delayed: 3,
      failed: 1,
      completed: 1000,
      retrying: 1,
      stalled: 0,
      oldestSeconds: 4.2,
      workers: 1,
    },
  ],
};

export const failedJobs: FailedJobView[] = [
  {
    id: jobId,
    queue: 'mail',
    kind: 'booking-confirmation',
    reason: 'connect ECONNREFUSED 127.0.0.1:1025',
    attempts: 10,
    createdAt: '2027-05-04T12:00:02.000Z',
    failedAt: '2027-05-04T14:20:41.000Z',
    payload: { venueId, bookingId },
  },
];

export const retried: RetriedView = { retried: 1, left: 0 };

export const replayParked: ReplayParkedDto = { subscription: 'offer-free-seats', ledger: venueId };

export const replayed = { streams: 1 };

export const outbox: OutboxView = {
  asOf,
  waiting: 2,
  oldestSeconds: 4.2,
  failed: 1,
  jobs: [
    {
      kind: 'booking-confirmation',
      ledger: venueId,
      position: 1047,
      at: '2027-05-04T14:59:55.800Z',
      relayedAt: '2027-05-04T14:59:55.900Z',
      failedAt: null,
    },
  ],
  followers: [
    {
      name: 'offer-free-seats',
      kind: 'subscribed',
      ledger: venueId,
      position: 1046,
      behind: 1,
      seconds: 0.3,
      parked: 1,
    },
  ],
  parked: [
    {
      subscription: 'offer-free-seats',
      ledger: venueId,
      position: 998,
      stream: 'slot/1-1-2027-05-15-1345',
      error: 'The connection to the database ended',
      tries: 10,
      at: '2027-05-04T14:31:10.000Z',
      retryAt: null,
    },
  ],
};

/** Two of the kinds that a nightly job forgets. */
export const retention: RetentionView = {
  asOf,
  doneAt: '2027-05-04T07:15:00.000Z',
  rules: usualRetention,
  kinds: [
    { kind: 'notes', due: 0, overdue: 0, oldest: '2027-04-06T02:00:00.000Z' },
    { kind: 'carts', due: 4, overdue: 0, oldest: '2027-02-02T21:10:00.000Z' },
  ],
};
