import { drop, type Guard } from './guard.js';

const inReview = {
  file: 'services/src/contexts/reviews/domain/review.ts',
  spec: 'services/src/contexts/reviews/domain/review.spec.ts',
  off: [drop],
};

/** What keeps reviews to those who were there, and decisions to what was read. */
export const reviewGuards: readonly Guard[] = [
  {
    name: 'a review is written by somebody who was there',
    ...inReview,
    story: 'is nobody while the booking is no_show',
  },
  {
    name: 'what was read and decided on stays as it was read',
    ...inReview,
    story: 'may change what they wrote until it was decided on',
  },
  {
    name: 'a decision is on what was read',
    ...inReview,
    story: 'is on the version that was read',
  },
];
