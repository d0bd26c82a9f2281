import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { BookingStateView } from '@northlight/contracts';
import type { Until } from '@northlight/event-store';
import { type BookingName, bookingState, pastOfBooking } from './booking-past.js';
import { Past } from './past.js';

/** How was a booking then? Without a moment: how is it? */
export class ShowBookingState extends Query<BookingStateView> {
  constructor(
    readonly booking: BookingName,
    readonly until: Until = {},
  ) {
    super();
  }
}

@QueryHandler(ShowBookingState)
export class ShowBookingStateHandler implements IQueryHandler<ShowBookingState> {
  constructor(private readonly past: Past) {}

  /** @throws {Refusal} BOOKING_NOT_FOUND, NOT_THERE_YET */
  async execute({ booking, until }: ShowBookingState): Promise<BookingStateView> {
    return bookingState(booking.bookingId, await this.past.until(pastOfBooking(booking), until));
  }
}
