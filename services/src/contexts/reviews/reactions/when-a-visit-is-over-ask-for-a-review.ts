import { type Subscription, subscription } from '@northlight/event-store/consume';
import { enqueueJob, nextNumber } from '../../../platform/queues/enqueue-job.js';
import { type BookingCompleted, bookingIdIn } from '../../booking/index.js';

/**
 * Whoever was there is asked what it was like, once: the job is left in the commit of the checkpoint. A visit is closed
 * the morning after (docs/adr/0044), so that the mail comes then.
 */
export const whenAVisitIsOverAskForAReview: Subscription = subscription<BookingCompleted>('ask-for-reviews', {
  on: {
    BookingCompleted: async ({ ledger: venueId, stream, at }, db) => {
      const number = await nextNumber('reviews.requests', db);
      const payload = { venueId, bookingId: bookingIdIn(stream) };
      await enqueueJob({ kind: 'review-request', number, payload, at: new Date(at) }, db);
    },
  },
});
