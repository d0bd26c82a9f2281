import type { Page } from '../page.js';
import type { ReviewRefusal, ReviewState } from './review-rules.js';

/** What its writer wrote. */
export interface WrittenReview {
  /** 1 to 5. */
  readonly stars: number;
  readonly title: string | null;
  readonly text: string;
  readonly displayName: string;
}

/** How it stands with the review of a visit: the party was not let in (yet), nothing is written, or a state. */
export type ReviewStanding = 'not_visited' | 'open' | ReviewState;

/** The review of one booking, as whoever holds the booking sees it. */
export interface OwnReviewView {
  readonly bookingId: string;
  readonly experienceId: number;
  readonly experienceName: string;
  readonly experienceSlug: string;
  readonly venueName: string;
  /** Day of the visit, yyyy-MM-dd. */
  readonly visitedOn: string;
  readonly standing: ReviewStanding;
  /** What stands beside the review where its writer gives no other name; empty where the house has none (any more). */
  readonly suggestedName: string;
  /** Null while nothing is written, and once it was erased. */
  readonly review: WrittenReview | null;
  /** Why it is not shown; null unless it was refused. */
  readonly refusal: ReviewRefusal | null;
  readonly answer: string | null;
  /** False once whoever booked wants no more mails that ask for a review. */
  readonly mayBeAsked: boolean;
}

/** Whoever booked is not asked for reviews any more. */
export interface ReviewRequestsView {
  readonly mayBeAsked: false;
}

/** A review as everybody reads it. */
export interface ReviewView extends WrittenReview {
  readonly id: string;
  /** ISO instant. */
  readonly writtenAt: string;
  /** What the house said to it. */
  readonly answer: string | null;
}

/** What the approved reviews of an experience come to. */
export interface ReviewSummary {
  readonly count: number;
  /** One decimal; null while there are too few of them. */
  readonly average: number | null;
}

/** A page of the reviews of an experience, the newest first, and what all of them come to. */
export interface ExperienceReviewsView extends Page<ReviewView> {
  readonly summary: ReviewSummary;
}

/** The rating of an experience that has enough reviews for one. */
export interface RatingView {
  readonly experienceId: number;
  readonly count: number;
  /** One decimal. */
  readonly average: number;
}

/** A review as those see it who decide on it. */
export interface ModeratedReviewView {
  readonly id: string;
  /** Sent back with what is decided. */
  readonly version: number;
  readonly state: ReviewState;
  readonly experienceId: number;
  readonly experienceName: string;
  readonly venueId: number;
  readonly visitedOn: string;
  readonly writtenAt: string;
  readonly moderatedAt: string | null;
  readonly refusal: ReviewRefusal | null;
  /** Null while the key that opens it is missing. */
  readonly written: WrittenReview | null;
  readonly answer: string | null;
}
