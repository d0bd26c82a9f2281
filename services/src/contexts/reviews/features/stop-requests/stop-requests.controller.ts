import { Controller, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type OwnReviewView, ReviewRequestsLinkDto, type ReviewRequestsView } from '@northlight/contracts';
import { reviewsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { type BookingRequest, RequestedBooking } from '../../../booking/index.js';
import { StopRequests } from './stop-requests.handler.js';
import { StopRequestsByLink } from './stop-requests-by-link.handler.js';

@Controller()
export class StopRequestsController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(reviewsRoutes.stopReviewRequests)
  stop(@RequestedBooking() requested: BookingRequest): Promise<OwnReviewView> {
    return this.commands.execute(new StopRequests(requested));
  }

  /** What a mail program sends when its own button is pressed (RFC 8058): the link is in the address, the body is a form. */
  @Endpoint(reviewsRoutes.stopReviewRequestsByOneClick)
  async stopByOneClick(@Query() { link }: ReviewRequestsLinkDto): Promise<ReviewRequestsView> {
    await this.commands.execute(new StopRequestsByLink(link));
    return { mayBeAsked: false };
  }
}
