import type { BookingStatus, ReviewRefusal, ReviewStanding, ReviewState } from '@northlight/contracts';
import { Refusal } from '../../../platform/kernel/refusal.js';

/** Where a review stands. */
export interface ReviewPosition {
  readonly state: ReviewState;
  readonly version: number;
  readonly refusal: ReviewRefusal | null;
  /** Its writer asked to be forgotten: the stars are all that is left. */
  readonly isErased: boolean;
}

/** What somebody of the house decides on a review. */
export type Decision =
  | { readonly state: 'approved'; readonly refusal: null }
  | { readonly state: 'refused'; readonly refusal: ReviewRefusal };

/** Its party was let in: nobody else knows what it was like. */
export const hasVisited = (status: BookingStatus): boolean => status === 'checked_in' || status === 'completed';

/** How it stands with the review of a booking. */
export const standingOf = (status: BookingStatus, review: Pick<ReviewPosition, 'state'> | undefined): ReviewStanding =>
  review?.state ?? (hasVisited(status) ? 'open' : 'not_visited');

/** @throws {Refusal} REVIEW_NOT_VISITED, REVIEW_FINAL */
export function mustBeWritable(status: BookingStatus, review: ReviewPosition | undefined): void {
  // guard: a review is written by somebody who was there
  if (!hasVisited(status)) throw new Refusal('REVIEW_NOT_VISITED');
  // guard: what was read and decided on stays as it was read
  if (review && (review.state !== 'waiting' || review.isErased)) throw new Refusal('REVIEW_FINAL');
}

/**
 * Whether a decision changes anything: of two who decide the same, one does.
 * @param seen the version that whoever decides has read
 * @throws {Refusal} REVIEW_CHANGED where that is not the latest
 */
export function isNews(review: ReviewPosition, { state, refusal }: Decision, seen: number): boolean {
  if (review.state === state && review.refusal === refusal) return false;
  // guard: a decision is on what was read
  if (review.version !== seen) throw new Refusal('REVIEW_CHANGED');
  return true;
}
