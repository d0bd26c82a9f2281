import { Injectable } from '@nestjs/common';
import type { OwnReviewView } from '@northlight/contracts';
import type { HeldBooking } from '../../booking/index.js';
import { Catalog } from '../../catalog/index.js';
import { displayNameOf } from '../domain/display-name.js';
import { standingOf } from '../domain/review.js';
import { ReviewRequests } from './review-requests.js';
import { type ReviewWriter, ReviewWriters } from './review-writers.js';
import { Reviews, type StoredReview } from './reviews.repository.js';

/** What stands beside a review of whom the house has no name. */
export const UNNAMED = 'Guest';

/** How it stands with the review of one booking, for whoever holds that. */
@Injectable()
export class OwnReviews {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly reviews: Reviews,
    private readonly writers: ReviewWriters,
    private readonly requests: ReviewRequests,
    private readonly catalog: Catalog,
  ) {}

  /** @throws {PersonUnreadable} when a key is missing */
  async view(booking: HeldBooking): Promise<OwnReviewView> {
    const { id: bookingId, venueId, experienceId, date, status, customer } = booking;
    const review = await this.reviews.ofBooking(bookingId);
    const { name = '', email = '' } = customer ?? {};
    return {
      ...{ bookingId, experienceId, visitedOn: date, standing: standingOf(status, review) },
      ...(await this.place(venueId, experienceId)),
      ...(await this.written(review)),
      suggestedName: displayNameOf(name),
      mayBeAsked: !(await this.requests.areUnwanted({ bookingId, email })),
    };
  }

  private async place(venueId: number, experienceId: number) {
    const { offer, venue } = (await this.catalog.visitPlace(venueId, experienceId)) ?? {};
    return {
      experienceName: offer?.name ?? '',
      experienceSlug: offer?.slug ?? '',
      venueName: venue?.name ?? '',
    };
  }

  private async written(review: StoredReview | undefined) {
    const written = review && (await this.writers.read(review.id));
    return {
      review: review && written ? writtenReview(review, written) : null,
      refusal: review?.refusal ?? null,
      answer: written?.answer ?? null,
    };
  }
}

/** A review as its writer wrote it. */
export const writtenReview = ({ stars }: Pick<StoredReview, 'stars'>, { title, text, displayName }: ReviewWriter) => ({
  ...{ stars, title, text, displayName },
});
