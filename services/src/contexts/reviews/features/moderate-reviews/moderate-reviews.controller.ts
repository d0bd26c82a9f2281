import { Body, Controller, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApproveReviewDto,
  ListModeratedReviewsDto,
  type ModeratedReviewView,
  type Page,
  RefuseReviewDto,
  ReviewIdDto,
} from '@northlight/contracts';
import { reviewsRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { ListModeratedReviews } from './list-moderated-reviews.handler.js';
import { ModerateReview } from './moderate-review.handler.js';

@Controller()
export class ModerateReviewsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(reviewsRoutes.listModeratedReviews)
  list(@Query() wanted: ListModeratedReviewsDto): Promise<Page<ModeratedReviewView>> {
    return this.queries.execute(new ListModeratedReviews(wanted));
  }

  @Endpoint(reviewsRoutes.approveReview)
  approve(
    @Param() { id }: ReviewIdDto,
    @Body() { version }: ApproveReviewDto,
    @CurrentUser() user: Principal,
  ): Promise<ModeratedReviewView> {
    return this.commands.execute(
      new ModerateReview(id, { state: 'approved', refusal: null }, { version, by: user.id }),
    );
  }

  @Endpoint(reviewsRoutes.refuseReview)
  refuse(
    @Param() { id }: ReviewIdDto,
    @Body() { version, reason }: RefuseReviewDto,
    @CurrentUser() user: Principal,
  ): Promise<ModeratedReviewView> {
    return this.commands.execute(
      new ModerateReview(id, { state: 'refused', refusal: reason }, { version, by: user.id }),
    );
  }
}
