import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OwnReviewView } from '@northlight/contracts';
import { type BookingRequest, HeldBookings } from '../../../booking/index.js';
import { OwnReviews } from '../../persistence/own-reviews.js';

/** Asks how it stands with the review of a booking. */
export class ShowOwnReview extends Query<OwnReviewView> {
  constructor(readonly request: BookingRequest) {
    super();
  }
}

@QueryHandler(ShowOwnReview)
export class ShowOwnReviewHandler implements IQueryHandler<ShowOwnReview> {
  constructor(
    private readonly bookings: HeldBookings,
    private readonly own: OwnReviews,
  ) {}

  /** @throws {Refusal} BOOKING_NOT_FOUND, BOOKING_LINK_REPLACED @throws {PersonUnreadable} */
  async execute({ request }: ShowOwnReview): Promise<OwnReviewView> {
    return this.own.view(await this.bookings.find(request));
  }
}
