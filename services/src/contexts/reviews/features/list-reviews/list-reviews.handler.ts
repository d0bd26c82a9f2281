import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ExperienceReviewsView, ListReviewsDto } from '@northlight/contracts';
import { cutPage } from '../../../../platform/kernel/keyset-cursor.js';
import { writtenReview } from '../../persistence/own-reviews.js';
import { reviewCursor } from '../../persistence/review-cursor.js';
import { ReviewWriters } from '../../persistence/review-writers.js';
import { Reviews } from '../../persistence/reviews.repository.js';

/** Asks for the approved reviews of an experience, the newest first. */
export class ListReviews extends Query<ExperienceReviewsView> {
  constructor(
    readonly experienceId: number,
    readonly wanted: ListReviewsDto,
  ) {
    super();
  }
}

@QueryHandler(ListReviews)
export class ListReviewsHandler implements IQueryHandler<ListReviews> {
  constructor(
    private readonly reviews: Reviews,
    private readonly writers: ReviewWriters,
  ) {}

  /** @throws {Refusal} BAD_REQUEST for a cursor that nobody gave */
  async execute({ experienceId, wanted: { limit, cursor } }: ListReviews): Promise<ExperienceReviewsView> {
    const after = reviewCursor.keyIn(cursor);
    const { rows, last } = cutPage(await this.reviews.approved(experienceId, { limit: limit + 1, after }), limit);
    const written = await this.writers.readable(rows.map(({ id }) => id));
    const items = rows.flatMap((review) => {
      const of = written.get(review.id);
      const { id, writtenAt } = review;
      return of
        ? [{ id, ...writtenReview(review, of), writtenAt: writtenAt.toISOString(), answer: of.answer ?? null }]
        : [];
    });
    return { summary: await this.reviews.summary(experienceId), items, nextCursor: reviewCursor.after(last) };
  }
}
