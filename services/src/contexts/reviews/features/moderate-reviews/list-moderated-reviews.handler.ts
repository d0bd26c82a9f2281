import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ListModeratedReviewsDto, ModeratedReviewView, Page } from '@northlight/contracts';
import { cutPage } from '../../../../platform/kernel/keyset-cursor.js';
import { ModeratedReviews } from '../../persistence/moderated-reviews.js';
import { moderatedCursor } from '../../persistence/review-cursor.js';
import { Reviews } from '../../persistence/reviews.repository.js';

/** Asks for reviews by where they stand. */
export class ListModeratedReviews extends Query<Page<ModeratedReviewView>> {
  constructor(readonly wanted: ListModeratedReviewsDto) {
    super();
  }
}

@QueryHandler(ListModeratedReviews)
export class ListModeratedReviewsHandler implements IQueryHandler<ListModeratedReviews> {
  constructor(
    private readonly reviews: Reviews,
    private readonly moderated: ModeratedReviews,
  ) {}

  /** @throws {Refusal} BAD_REQUEST for a cursor that nobody gave */
  async execute({ wanted: { state, limit, cursor } }: ListModeratedReviews): Promise<Page<ModeratedReviewView>> {
    const after = moderatedCursor.keyIn(cursor);
    const { rows, last } = cutPage(await this.reviews.inState(state, { limit: limit + 1, after }), limit);
    return { items: await this.moderated.views(rows), nextCursor: moderatedCursor.after(last) };
  }
}
