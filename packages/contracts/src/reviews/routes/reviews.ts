import { StoredIdDto } from '../../media/upload-views.js';
import type { Page } from '../../page.js';
import { ok } from '../../wire/answer.js';
import { bookingId } from '../../wire/example-values.js';
import { route, routeGroup } from '../../wire/route.js';
import * as examples from '../examples/reviews.js';
import {
  AnswerReviewDto,
  ApproveReviewDto,
  ListModeratedReviewsDto,
  ListReviewsDto,
  RefuseReviewDto,
  ReviewIdDto,
  ReviewRequestsLinkDto,
  WriteReviewDto,
} from '../review.dto.js';
import type {
  ExperienceReviewsView,
  ModeratedReviewView,
  OwnReviewView,
  RatingView,
  ReviewRequestsView,
} from '../review-views.js';

export const reviewsRoutes = routeGroup('Reviews', {
  answerReview: route('PUT /api/admin/reviews/:id/answer', {
    summary: 'Answer a review for everybody to read',
    access: ['desk'],
    params: ReviewIdDto,
    body: AnswerReviewDto,
    answer: ok<ModeratedReviewView>('The review with the answer that stands under it now.'),
    refuses: ['REVIEW_NOT_FOUND', 'REVIEW_NOT_APPROVED', 'REVIEW_CHANGED', 'PERSON_UNREADABLE'],
    example: { params: { id: examples.reviewId }, body: examples.answer, answer: examples.answered },
  }),
  approveReview: route('POST /api/admin/reviews/:id/approve', {
    summary: 'Let a review through',
    access: ['desk'],
    params: ReviewIdDto,
    body: ApproveReviewDto,
    answer: ok<ModeratedReviewView>('The review, which everybody may read from now on.'),
    refuses: ['REVIEW_NOT_FOUND', 'REVIEW_CHANGED'],
    example: { params: { id: examples.reviewId }, body: examples.approve, answer: examples.approved },
  }),
  listModeratedReviews: route('GET /api/admin/reviews', {
    summary: 'List reviews by where they stand',
    access: ['desk'],
    query: ListModeratedReviewsDto,
    answer: ok<Page<ModeratedReviewView>>(
      'A page of reviews: those that wait the oldest first, others the newest first.',
    ),
    example: { query: { state: 'waiting' }, answer: examples.waitingReviews },
  }),
  listRatings: route('GET /api/reviews/ratings', {
    summary: 'List the ratings of experiences',
    access: 'everyone',
    answer: ok<RatingView[]>('The rating of each experience that has enough reviews for one.'),
    caching: 'public, max-age=0, must-revalidate',
    example: { answer: examples.ratings },
  }),
  listReviews: route('GET /api/experiences/:id/reviews', {
    summary: 'List the reviews of an experience',
    access: 'everyone',
    params: StoredIdDto,
    query: ListReviewsDto,
    answer: ok<ExperienceReviewsView>(
      'A page of the approved reviews, the newest first, with what all of them come to.',
    ),
    example: { params: { id: '1' }, query: { limit: 5 }, answer: examples.reviews },
  }),
  refuseReview: route('POST /api/admin/reviews/:id/refuse', {
    summary: 'Refuse a review',
    access: ['desk'],
    params: ReviewIdDto,
    body: RefuseReviewDto,
    answer: ok<ModeratedReviewView>('The review, which nobody but its writer gets to see, and why.'),
    refuses: ['REVIEW_NOT_FOUND', 'REVIEW_CHANGED'],
    example: { params: { id: examples.reviewId }, body: examples.refuse, answer: examples.refused },
  }),
  removeReviewAnswer: route('DELETE /api/admin/reviews/:id/answer', {
    summary: 'Take the answer to a review away',
    access: ['desk'],
    params: ReviewIdDto,
    answer: ok<ModeratedReviewView>('The review without an answer.'),
    refuses: ['REVIEW_NOT_FOUND', 'REVIEW_NOT_APPROVED', 'REVIEW_CHANGED', 'PERSON_UNREADABLE'],
    example: { params: { id: examples.reviewId }, answer: examples.answerRemoved },
  }),
  showOwnReview: route('GET /api/bookings/:id/review', {
    summary: 'Show the review of your visit',
    access: 'everyone',
    tokenHeader: 'Booking-Token',
    answer: ok<OwnReviewView>('The review and where it stands, or that one may be written. Kept by nobody.'),
    refuses: ['BOOKING_NOT_FOUND', 'BOOKING_LINK_REPLACED', 'PERSON_UNREADABLE'],
    example: { params: { id: bookingId }, answer: examples.ownReview },
  }),
  stopReviewRequests: route('POST /api/bookings/:id/review/stop', {
    summary: 'Get no more mails that ask for a review',
    access: 'everyone',
    tokenHeader: 'Booking-Token',
    answer: ok<OwnReviewView>('Whoever booked this is not asked for a review any more.'),
    refuses: ['BOOKING_NOT_FOUND', 'BOOKING_LINK_REPLACED', 'PERSON_UNREADABLE'],
    example: { params: { id: bookingId }, answer: examples.unasked },
  }),
  stopReviewRequestsByOneClick: route('POST /api/reviews/one-click', {
    summary: 'Get no more mails that ask for a review, by one click (RFC 8058)',
    access: 'everyone',
    query: ReviewRequestsLinkDto,
    answer: ok<ReviewRequestsView>('Whoever booked this is not asked for a review any more.'),
    refuses: ['BOOKING_NOT_FOUND'],
    example: { query: examples.requestsLink, answer: examples.stopped },
  }),
  writeReview: route('POST /api/bookings/:id/review', {
    summary: 'Write the review of your visit, or change it',
    access: 'everyone',
    tokenHeader: 'Booking-Token',
    body: WriteReviewDto,
    answer: ok<OwnReviewView>('The review, which waits for somebody of the house to read it.'),
    refuses: [
      'BOOKING_NOT_FOUND',
      'BOOKING_LINK_REPLACED',
      'REVIEW_NOT_VISITED',
      'REVIEW_FINAL',
      'TOO_MANY_TRIES',
      'PERSON_UNREADABLE',
    ],
    example: { params: { id: bookingId }, body: examples.writeReview, answer: examples.ownReview },
  }),
});
