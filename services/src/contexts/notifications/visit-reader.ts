import { Injectable } from '@nestjs/common';
import { Bookings } from '../booking/index.js';
import { Catalog } from '../catalog/index.js';
import { type BookedVisit, bookedVisit } from './mails/booked-visit.js';

/** Reads what a mail about a booking tells. */
@Injectable()
export class VisitReader {
  constructor(
    private readonly bookings: Bookings,
    private readonly catalog: Catalog,
  ) {}

  /** The visit behind a booking; undefined when nobody is to be written to: erased, or without an e-mail. @throws when there is no such booking */
  async read(venueId: number, bookingId: string): Promise<BookedVisit | undefined> {
    const booking = await this.bookings.find(venueId, bookingId);
    if (!booking) throw new Error(`There is no booking ${bookingId} at venue ${venueId}`);
    const [venue, offer, options, paidBack] = await Promise.all([
      this.catalog.venue(venueId),
      this.catalog.ticketOffer(booking.experienceId),
      this.bookings.options(venueId, bookingId),
      booking.refund ? this.bookings.paidBack(venueId, bookingId) : undefined,
    ]);
    if (!venue || !offer) throw new Error(`The venue or the experience of ${booking.reference} is gone`);
    const { customer } = booking;
    const manageToken = this.bookings.manageToken(bookingId);
    return customer?.email
      ? bookedVisit({ booking, options, paidBack, manageToken, customer, venue, offer })
      : undefined;
  }
}
