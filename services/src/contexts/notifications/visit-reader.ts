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
    const visit = await this.bookings.forMail(venueId, bookingId);
    if (!visit) throw new Error(`There is no booking ${bookingId} at venue ${venueId}`);
    const { booking, ...facts } = visit;
    const place = await this.catalog.visitPlace(venueId, booking.experienceId);
    if (!place) throw new Error(`The venue or the experience of ${booking.reference} is gone`);
    const { customer } = booking;
    return customer?.email ? bookedVisit({ booking, ...facts, customer, ...place }) : undefined;
  }
}
