export { AnswerReview } from './features/answer-review/answer-review.handler.js';
export { ModerateReview } from './features/moderate-reviews/moderate-review.handler.js';
export { WriteReview } from './features/write-review/write-review.handler.js';
export { reviewsPersonalData } from './persistence/personal-data.js';
export { ReviewRequests } from './persistence/review-requests.js';
export { unreadableReviewWriters } from './persistence/unreadable-review-writers.js';
export { ReviewsModule, reviewsMigrations } from './reviews.module.js';
