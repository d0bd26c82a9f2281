import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { Settings } from '../../../platform/config/settings.js';
import { Bookings } from '../../booking/index.js';
import { requestsLinkOf } from './requests-link.js';
import { Reviews } from './reviews.repository.js';

/** A booking, and the e-mail of its customer; empty where the house has none (any more). */
interface RequestedVisit {
  readonly bookingId: string;
  readonly email: string;
}

/** Mails that ask for a review, which nobody gets who has said so. A booking leads to nobody who was forgotten. */
@Injectable()
export class ReviewRequests {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly bookings: Bookings,
    private readonly reviews: Reviews,
    private readonly settings: Settings,
  ) {}

  /** Where a mail program says that its reader wants no more of them, with one POST (RFC 8058); behind the site's address. */
  oneClickPathOf(bookingId: string): string {
    return `/api/reviews/one-click?link=${requestsLinkOf(bookingId, this.settings)}`;
  }

  /** Its customer wants no more of them. Safe to repeat. */
  async stop(bookingId: string, at: Date): Promise<void> {
    await this.pool.query(
      'insert into reviews.unwanted_requests (booking_id, since) values ($1, $2) on conflict do nothing',
      [bookingId, at],
    );
  }

  /** Whether the customer has said, at this booking or at another of theirs, that they are not to be asked. */
  async areUnwanted({ bookingId, email }: RequestedVisit): Promise<boolean> {
    const theirs = email ? await this.bookings.findByEmail(email) : [];
    const { rows } = await this.pool.query('select from reviews.unwanted_requests where booking_id = any($1) limit 1', [
      [bookingId, ...theirs.map(({ id }) => id)],
    ]);
    return rows.length > 0;
  }

  /** Whether somebody may be asked for a review of this visit: it has none, and they have not said no. */
  async mayBeSent(visit: RequestedVisit): Promise<boolean> {
    return !(await this.reviews.ofBooking(visit.bookingId)) && !(await this.areUnwanted(visit));
  }
}
