import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { OwnReviewView } from '@northlight/contracts';
import { reviewsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { type BookingRequest, RequestedBooking } from '../../../booking/index.js';
import { StopRequests } from './stop-requests.handler.js';

@Controller()
export class StopRequestsController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(reviewsRoutes.stopReviewRequests)
  stop(@RequestedBooking() requested: BookingRequest): Promise<OwnReviewView> {
    return this.commands.execute(new StopRequests(requested));
  }
}
