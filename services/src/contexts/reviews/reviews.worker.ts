import { Module } from '@nestjs/common';
import { Subscriptions } from '@northlight/event-store/consume';
import { ReviewsModule } from './index.js';
import { whenAVisitIsOverAskForAReview } from './reactions/when-a-visit-is-over-ask-for-a-review.js';

/** Work on reviews that no person asks for. */
@Module({ imports: [ReviewsModule] })
export class ReviewsWorker {
  constructor(subscriptions: Subscriptions) {
    subscriptions.add([whenAVisitIsOverAskForAReview]);
  }
}
