import { callOffsQueue, holdsQueue, remindersQueue, slotsQueue, visitsQueue } from '../contexts/booking/index.js';
import { releasesQueue } from '../contexts/frontends/index.js';
import { accountsQueue, erasuresQueue } from '../contexts/identity/index.js';
import { booksQueue } from '../contexts/journal/index.js';
import { mediaQueue, orphanCleanupQueue } from '../contexts/media/index.js';
import { ordersQueue, overdueQueue } from '../contexts/merchandise/index.js';
import { mailQueue } from '../contexts/notifications/index.js';
import { paymentsQueue, reconciliationQueue } from '../contexts/payments/index.js';
import { subscriptionReconciliationQueue, subscriptionsQueue } from '../contexts/subscriptions/index.js';
import { giftCardsQueue } from '../contexts/vouchers/index.js';
import { projectionsQueue } from '../platform/event-store/projections.queue.js';
import { erasedRowsQueue } from '../platform/privacy/erased-rows.queue.js';
import { tidyQueue } from '../platform/tidy/tidy.queue.js';

/** The queues that operators see, and that Prometheus is told of. */
export const queueNames: readonly string[] = [
  ...[mailQueue, mediaQueue, ordersQueue, accountsQueue],
  ...[holdsQueue, slotsQueue, visitsQueue, callOffsQueue, overdueQueue, orphanCleanupQueue, tidyQueue, erasedRowsQueue],
  ...[erasuresQueue, paymentsQueue, reconciliationQueue, giftCardsQueue, remindersQueue],
  ...[releasesQueue, subscriptionsQueue, subscriptionReconciliationQueue, booksQueue, projectionsQueue],
].map(({ name }) => name);
