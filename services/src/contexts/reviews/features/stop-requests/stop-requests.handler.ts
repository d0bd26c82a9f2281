import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OwnReviewView } from '@northlight/contracts';
import { Clock } from '../../../../platform/kernel/clock.js';
import { type BookingRequest, HeldBookings } from '../../../booking/index.js';
import { OwnReviews } from '../../persistence/own-reviews.js';
import { ReviewRequests } from '../../persistence/review-requests.js';

/** Whoever booked wants no more mails that ask for a review, of this visit or of others. */
export class StopRequests extends Command<OwnReviewView> {
  constructor(readonly request: BookingRequest) {
    super();
  }
}

/** Safe to repeat. */
@CommandHandler(StopRequests)
export class StopRequestsHandler implements ICommandHandler<StopRequests> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly bookings: HeldBookings,
    private readonly requests: ReviewRequests,
    private readonly own: OwnReviews,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} BOOKING_NOT_FOUND, BOOKING_LINK_REPLACED @throws {PersonUnreadable} */
  async execute({ request }: StopRequests): Promise<OwnReviewView> {
    const booking = await this.bookings.find(request);
    await this.requests.stop(booking.id, this.clock.now());
    return this.own.view(booking);
  }
}
