import { holdsQueue, remindersQueue, slotsQueue, visitsQueue } from '../../contexts/booking/index.js';
import { releasesQueue } from '../../contexts/frontends/index.js';
import { erasuresQueue } from '../../contexts/identity/index.js';
import { booksQueue } from '../../contexts/journal/index.js';
import { orphanCleanupQueue } from '../../contexts/media/index.js';
import { overdueQueue } from '../../contexts/merchandise/index.js';
import { reconciliationQueue } from '../../contexts/payments/index.js';
import { subscriptionReconciliationQueue } from '../../contexts/subscriptions/index.js';
import { giftCardsQueue } from '../../contexts/vouchers/index.js';
import { projectionsQueue } from '../../platform/event-store/projections.queue.js';
import { erasedRowsQueue } from '../../platform/privacy/erased-rows.queue.js';
import type { ClockJob } from '../../platform/queues/clock-jobs.js';
import { tidyQueue } from '../../platform/tidy/tidy.queue.js';

const { daysBack } = visitsQueue;

/** Everything that a clock asks for. */
export const clockJobs: readonly ClockJob[] = [
  { queue: slotsQueue.name, kind: slotsQueue.extendHorizon, repeat: slotsQueue.nightly, atStart: {} },
  { queue: holdsQueue.name, kind: holdsQueue.letLapse, repeat: holdsQueue.every, atStart: {} },
  {
    ...{ queue: visitsQueue.name, kind: visitsQueue.close, repeat: visitsQueue.hourly },
    ...{ data: { daysBack: daysBack.hourly }, atStart: { daysBack: daysBack.atStart } },
  },
  { queue: remindersQueue.name, kind: remindersQueue.leave, repeat: remindersQueue.every, atStart: {} },
  { queue: overdueQueue.name, kind: overdueQueue.cancel, repeat: overdueQueue.hourly, atStart: {} },
  { queue: reconciliationQueue.name, kind: reconciliationQueue.kind, repeat: reconciliationQueue.every },
  {
    ...{ queue: subscriptionReconciliationQueue.name, kind: subscriptionReconciliationQueue.kind },
    repeat: subscriptionReconciliationQueue.every,
  },
  { queue: giftCardsQueue.name, kind: giftCardsQueue.send, repeat: giftCardsQueue.every, atStart: {} },
  { queue: releasesQueue.name, kind: releasesQueue.collect, repeat: releasesQueue.nightly },
  { queue: booksQueue.name, kind: booksQueue.kind, repeat: booksQueue.nightly, atStart: {} },
  { queue: orphanCleanupQueue.name, kind: orphanCleanupQueue.collect, repeat: orphanCleanupQueue.nightly },
  { queue: erasuresQueue.name, kind: erasuresQueue.kind, repeat: erasuresQueue.every, atStart: {} },
  { queue: tidyQueue.name, kind: tidyQueue.kind, repeat: tidyQueue.every },
  { queue: projectionsQueue.name, kind: projectionsQueue.rebuildMixed, repeat: projectionsQueue.every, atStart: {} },
  { queue: erasedRowsQueue.name, ...erasedRowsQueue.nightly },
  { queue: tidyQueue.name, kind: tidyQueue.applyTerms, repeat: tidyQueue.nightly },
];
