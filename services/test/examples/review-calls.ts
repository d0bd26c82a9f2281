import { reviewsRoutes } from '@northlight/contracts/routes';
import type { ExampleCalls } from './example-calls.js';

/** A guest who was there says what it was like, and the house decides and answers. */
export async function review(calls: ExampleCalls, own: { readonly params: { readonly id: string } }): Promise<void> {
  const { showOwnReview, writeReview, stopReviewRequests, listModeratedReviews, ...more } = reviewsRoutes;
  await calls.all([showOwnReview, writeReview, stopReviewRequests], 'maya', own);
  const { items } = await calls.one(listModeratedReviews, 'desk');
  const written = { params: { id: String(items[0]?.id) } };
  await calls.all([more.approveReview, more.answerReview], 'desk', written);
  await calls.all([more.listReviews, more.listRatings], 'visitor');
  await calls.one(more.removeReviewAnswer, 'desk', written);
  await calls.one(more.refuseReview, 'desk', { ...written, body: { version: 4 } });
}
