// Made by `npm run codegen` from packages/contracts/src/reviews/routes/reviews.ts.
import type { AnswerReviewDto, ApproveReviewDto, ExperienceReviewsView, ListModeratedReviewsDto, ListReviewsDto, ModeratedReviewView, OwnReviewView, Page, RatingView, RefuseReviewDto, ReviewRequestsLinkDto, ReviewRequestsView, WriteReviewDto } from '@northlight/contracts';
import type { Operation, Sent, SentQuery } from '../operation.js';

/** Answer a review for everybody to read. */
export const answerReview: Operation<{ params: { id: string | number }; body: Sent<AnswerReviewDto> }, ModeratedReviewView> = { method: 'PUT', path: '/api/admin/reviews/:id/answer' };

/** Let a review through. */
export const approveReview: Operation<{ params: { id: string | number }; body: Sent<ApproveReviewDto> }, ModeratedReviewView> = { method: 'POST', path: '/api/admin/reviews/:id/approve' };

/** List reviews by where they stand. */
export const listModeratedReviews: Operation<{ query?: SentQuery<ListModeratedReviewsDto, 'cursor' | 'limit' | 'state'> }, Page<ModeratedReviewView>> = { method: 'GET', path: '/api/admin/reviews' };

/** List the ratings of experiences. */
export const listRatings: Operation<object, RatingView[]> = { method: 'GET', path: '/api/reviews/ratings' };

/** List the reviews of an experience. */
export const listReviews: Operation<{ params: { id: string | number }; query?: SentQuery<ListReviewsDto, 'cursor' | 'limit'> }, ExperienceReviewsView> = { method: 'GET', path: '/api/experiences/:id/reviews' };

/** Refuse a review. */
export const refuseReview: Operation<{ params: { id: string | number }; body: Sent<RefuseReviewDto> }, ModeratedReviewView> = { method: 'POST', path: '/api/admin/reviews/:id/refuse' };

/** Take the answer to a review away. */
export const removeReviewAnswer: Operation<{ params: { id: string | number }; body?: object }, ModeratedReviewView> = { method: 'DELETE', path: '/api/admin/reviews/:id/answer' };

/** Show the review of your visit. */
export const showOwnReview: Operation<{ params: { id: string | number }; token?: string | undefined }, OwnReviewView> = { method: 'GET', path: '/api/bookings/:id/review', tokenHeader: 'Booking-Token' };

/** Get no more mails that ask for a review. */
export const stopReviewRequests: Operation<{ params: { id: string | number }; body?: object; token?: string | undefined }, OwnReviewView> = { method: 'POST', path: '/api/bookings/:id/review/stop', tokenHeader: 'Booking-Token' };

/** Get no more mails that ask for a review, by one click (RFC 8058). */
export const stopReviewRequestsByOneClick: Operation<{ query: SentQuery<ReviewRequestsLinkDto>; body?: object }, ReviewRequestsView> = { method: 'POST', path: '/api/reviews/one-click' };

/** Write the review of your visit, or change it. */
export const writeReview: Operation<{ params: { id: string | number }; body: Sent<WriteReviewDto, 'displayName' | 'title'>; token?: string | undefined }, OwnReviewView> = { method: 'POST', path: '/api/bookings/:id/review', tokenHeader: 'Booking-Token' };
