import { Body, Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type OwnReviewView, WriteReviewDto } from '@northlight/contracts';
import { reviewsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { type BookingRequest, RequestedBooking } from '../../../booking/index.js';
import { ShowOwnReview } from './show-own-review.handler.js';
import { WriteReview } from './write-review.handler.js';

@Controller()
export class WriteReviewController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(reviewsRoutes.showOwnReview)
  show(@RequestedBooking() requested: BookingRequest): Promise<OwnReviewView> {
    return this.queries.execute(new ShowOwnReview(requested));
  }

  @Endpoint(reviewsRoutes.writeReview)
  write(@RequestedBooking() requested: BookingRequest, @Body() review: WriteReviewDto): Promise<OwnReviewView> {
    return this.commands.execute(new WriteReview(requested, review));
  }
}
