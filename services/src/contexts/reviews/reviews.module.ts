import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import type { Migration } from '../../platform/database/database.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { PersonHolders } from '../../platform/privacy/person-holders.js';
import { PrivacyModule } from '../../platform/privacy/privacy.module.js';
import { RetentionModule } from '../../platform/retention/retention.module.js';
import { BookingModule } from '../booking/index.js';
import { CatalogModule } from '../catalog/index.js';
import { AnswerReviewController } from './features/answer-review/answer-review.controller.js';
import { AnswerReviewHandler } from './features/answer-review/answer-review.handler.js';
import { ListRatingsHandler } from './features/list-reviews/list-ratings.handler.js';
import { ListReviewsController } from './features/list-reviews/list-reviews.controller.js';
import { ListReviewsHandler } from './features/list-reviews/list-reviews.handler.js';
import { ListModeratedReviewsHandler } from './features/moderate-reviews/list-moderated-reviews.handler.js';
import { ModerateReviewHandler } from './features/moderate-reviews/moderate-review.handler.js';
import { ModerateReviewsController } from './features/moderate-reviews/moderate-reviews.controller.js';
import { StopRequestsController } from './features/stop-requests/stop-requests.controller.js';
import { StopRequestsHandler } from './features/stop-requests/stop-requests.handler.js';
import { StopRequestsByLinkHandler } from './features/stop-requests/stop-requests-by-link.handler.js';
import { ShowOwnReviewHandler } from './features/write-review/show-own-review.handler.js';
import { WriteReviewController } from './features/write-review/write-review.controller.js';
import { WriteReviewHandler } from './features/write-review/write-review.handler.js';
import { Reviews1798000000021 } from './persistence/migrations/1798000000021-reviews.js';
import { ModeratedReviews } from './persistence/moderated-reviews.js';
import { OwnReviews } from './persistence/own-reviews.js';
import { ReviewRequests } from './persistence/review-requests.js';
import { ReviewTerms } from './persistence/review-terms.js';
import { ReviewWriters } from './persistence/review-writers.js';
import { Reviews } from './persistence/reviews.repository.js';
import { ReviewsHolder } from './person-holder.js';

export const reviewsMigrations: readonly Migration[] = [Reviews1798000000021];

/** What visitors say of their visits, once somebody of the house has read it. */
@Module({
  imports: [CqrsModule, PrivacyModule, RetentionModule, LimitsModule, BookingModule, CatalogModule],
  controllers: [
    WriteReviewController,
    StopRequestsController,
    ListReviewsController,
    ModerateReviewsController,
    AnswerReviewController,
  ],
  providers: [
    Reviews,
    ReviewWriters,
    ReviewRequests,
    OwnReviews,
    ModeratedReviews,
    ReviewTerms,
    ReviewsHolder,
    WriteReviewHandler,
    ShowOwnReviewHandler,
    StopRequestsHandler,
    StopRequestsByLinkHandler,
    ListReviewsHandler,
    ListRatingsHandler,
    ListModeratedReviewsHandler,
    ModerateReviewHandler,
    AnswerReviewHandler,
  ],
  exports: [ReviewRequests],
})
export class ReviewsModule {
  constructor(holders: PersonHolders, holder: ReviewsHolder) {
    holders.add(holder);
  }
}
