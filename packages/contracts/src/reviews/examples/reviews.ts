import type { Page } from '../../page.js';
import { bookingId, experienceId, venueId, visitDate } from '../../wire/example-values.js';
import type {
  AnswerReviewDto,
  ApproveReviewDto,
  RefuseReviewDto,
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

export const reviewId = '01a54c90-7a10-7b52-9c3e-4d8f1a6b2e75';

export const writeReview: WriteReviewDto = {
  stars: 5,
  title: 'The children talk of nothing else',
  text: 'The ride is worth the whole trip, and the staff took their time with our youngest.',
};

const written = { ...writeReview, title: writeReview.title ?? null, displayName: 'Maya L.' };

const ofVisit = {
  ...{ bookingId, experienceId, experienceName: 'Jurassic Ride', experienceSlug: 'jurassic-ride' },
  ...{ venueName: 'Rochester Flagship', visitedOn: visitDate, suggestedName: 'Maya L.' },
};

export const ownReview: OwnReviewView = {
  ...ofVisit,
  ...{ standing: 'waiting', review: written, refusal: null, answer: null, mayBeAsked: true },
};

export const requestsLink: ReviewRequestsLinkDto = { link: `${bookingId}.${'J'.repeat(43)}` };
export const stopped: ReviewRequestsView = { mayBeAsked: false };

export const unasked: OwnReviewView = {
  ...ofVisit,
  ...{ standing: 'open', review: null, refusal: null, answer: null, mayBeAsked: false },
};

export const reviews: ExperienceReviewsView = {
  summary: { count: 12, average: 4.8 },
  items: [
    {
      ...{ ...written, id: reviewId, writtenAt: '2027-05-16T14:20:00.000Z' },
      answer: 'Thank you, Maya. We will tell the crew of the ride.',
    },
  ],
  nextCursor: null,
};

export const ratings: RatingView[] = [{ experienceId, count: 12, average: 4.8 }];

const waiting: ModeratedReviewView = {
  ...{ id: reviewId, version: 1, state: 'waiting', experienceId, experienceName: 'Jurassic Ride', venueId },
  ...{ visitedOn: visitDate, writtenAt: '2027-05-16T14:20:00.000Z', moderatedAt: null, refusal: null },
  ...{ written, answer: null },
};

export const waitingReviews: Page<ModeratedReviewView> = { items: [waiting], nextCursor: null };

export const approve: ApproveReviewDto = { version: 1 };

export const approved: ModeratedReviewView = {
  ...waiting,
  ...{ version: 2, state: 'approved', moderatedAt: '2027-05-17T13:05:00.000Z' },
};

export const refuse: RefuseReviewDto = { version: 1, reason: 'not_about_visit' };

export const refused: ModeratedReviewView = { ...approved, state: 'refused', refusal: 'not_about_visit' };

export const answer: AnswerReviewDto = { version: 2, answer: 'Thank you, Maya. We will tell the crew of the ride.' };

export const answered: ModeratedReviewView = { ...approved, version: 3, answer: answer.answer };

export const answerRemoved: ModeratedReviewView = { ...approved, version: 4 };
