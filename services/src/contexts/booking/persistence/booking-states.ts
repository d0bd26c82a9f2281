import { Injectable } from '@nestjs/common';
import { EventStore } from '@northlight/event-store';
import { fold } from '@northlight/event-store/decider';
import type { BookingEvent } from '../domain/booking/booking.events.js';
import { booking } from '../domain/booking/booking.js';
import type { Booking } from '../domain/booking/booking-types.js';
import { bookingStream } from '../domain/slot/slot-id.js';

/** Bookings as their streams tell them: with everything that their rules depend on. */
@Injectable()
export class BookingStates {
  constructor(private readonly events: EventStore) {}

  async read(venueId: number, bookingId: string): Promise<Booking> {
    const recorded = await this.events.read(venueId, bookingStream(bookingId));
    return fold(
      booking,
      recorded.map(({ event }) => event as BookingEvent),
    );
  }
}
