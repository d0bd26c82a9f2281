import { Injectable } from '@nestjs/common';
import type { ModeratedReviewView } from '@northlight/contracts';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { Catalog } from '../../catalog/index.js';
import { writtenReview } from './own-reviews.js';
import { ReviewWriters } from './review-writers.js';
import { Reviews, type StoredReview } from './reviews.repository.js';

/** Reviews as those see them who decide on them. */
@Injectable()
export class ModeratedReviews {
  constructor(
    private readonly reviews: Reviews,
    private readonly writers: ReviewWriters,
    private readonly catalog: Catalog,
  ) {}

  /** What cannot be read is left out of its review. */
  async views(reviews: readonly StoredReview[]): Promise<ModeratedReviewView[]> {
    const written = await this.writers.readable(reviews.map(({ id }) => id));
    return Promise.all(
      reviews.map(async (review) => {
        const { bookingId: _, isErased: __, stars: ___, writtenAt, moderatedAt, ...facts } = review;
        const of = written.get(review.id);
        return {
          ...facts,
          experienceName: (await this.catalog.ticketOffer(review.experienceId))?.name ?? '',
          writtenAt: writtenAt.toISOString(),
          moderatedAt: moderatedAt?.toISOString() ?? null,
          written: of ? writtenReview(review, of) : null,
          answer: of?.answer ?? null,
        };
      }),
    );
  }

  /** @throws {Refusal} REVIEW_NOT_FOUND */
  async view(id: string): Promise<ModeratedReviewView> {
    const review = await this.reviews.find(id);
    const [view] = review ? await this.views([review]) : [];
    if (!view) throw new Refusal('REVIEW_NOT_FOUND');
    return view;
  }
}
