import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { nameKey } from '../../../platform/kernel/name-key.js';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';

/** Bookings of one venue. */
export interface OfVenue {
  readonly venueId: number;
  readonly bookingIds: readonly string[];
}

/** So many are claimed together; the next time goes on with the rest. */
const together = 200;

/** Finds what was booked with an e-mail while nobody was signed in. */
@Injectable()
export class UnclaimedBookings {
  constructor(
    private readonly pool: pg.Pool,
    private readonly cipher: PersonCipher,
  ) {}

  /** However the e-mail was written; the latest visits first, by venue. */
  async with(email: string): Promise<OfVenue[]> {
    const { rows } = await this.pool.query<OfVenue>(
      `select venue_id as "venueId", array_agg(id) as "bookingIds" from (
         select b.venue_id, b.id from booking.customers c
         join booking.bookings b on (b.venue_id, b.customer_ref) = (c.venue_id, c.ref)
         where c.email_hash = any($1) and b.user_id is null order by b.starts_at desc limit ${together}
       ) unclaimed group by venue_id order by venue_id`,
      [this.cipher.hashes(nameKey(email))],
    );
    return rows;
  }
}
