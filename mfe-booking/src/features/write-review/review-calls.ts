import { showOwnReview } from '@northlight/client';
import { apiQuery } from '@northlight/site-kit';

/** The booking of a visit, and what opens it; an owner who is signed in needs no token. */
export interface Access {
  readonly id: string;
  readonly token: string | undefined;
}

/** GET /api/bookings/{id}/review. */
export const ownReviewQuery = ({ id, token }: Access) => apiQuery(showOwnReview, { params: { id }, token });
