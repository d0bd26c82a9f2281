import { Controller, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type ExperienceReviewsView, ListReviewsDto, type RatingView, StoredIdDto } from '@northlight/contracts';
import { reviewsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { SharedRead } from '../../../../platform/http/shared-read.js';
import { ListRatings } from './list-ratings.handler.js';
import { ListReviews } from './list-reviews.handler.js';

@Controller()
export class ListReviewsController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(reviewsRoutes.listReviews)
  list(@Param() { id }: StoredIdDto, @Query() wanted: ListReviewsDto): Promise<ExperienceReviewsView> {
    return this.queries.execute(new ListReviews(id, wanted));
  }

  @Endpoint(reviewsRoutes.listRatings)
  @SharedRead('reviews.reviews')
  ratings(): Promise<RatingView[]> {
    return this.queries.execute(new ListRatings());
  }
}
