import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { RatingView } from '@northlight/contracts';
import { Reviews } from '../../persistence/reviews.repository.js';

/** Asks for the rating of every experience that has one. */
export class ListRatings extends Query<RatingView[]> {}

@QueryHandler(ListRatings)
export class ListRatingsHandler implements IQueryHandler<ListRatings> {
  constructor(private readonly reviews: Reviews) {}

  execute(): Promise<RatingView[]> {
    return this.reviews.ratings();
  }
}
