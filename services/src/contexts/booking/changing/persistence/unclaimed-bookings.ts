import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { nameKey } from '../../../../platform/kernel/name-key.js';
import { PersonCipher } from '../../../../platform/privacy/person-cipher.js';

/**
 * Bookings of one venue. Those whose e-mail was put right by the desk are their account's who reads that e-mail, and no
 * longer those of whoever had claimed them by the wrong one, or was signed in when it was mistyped.
 */
export interface OfVenue {
  readonly venueId: number;
  readonly bookingIds: readonly string[];
  /** Those of them whose e-mail was put right. */
  readonly corrected: readonly string[];
}

/** So many are claimed together; the next time goes on with the rest. */
const BATCH_SIZE = 200;

/** Finds what was booked with an e-mail while nobody was signed in, or was put right to that e-mail since. */
@Injectable()
export class UnclaimedBookings {
  constructor(
    private readonly pool: pg.Pool,
    private readonly cipher: PersonCipher,
  ) {}

  /** However the e-mail was written; the latest visits first, by venue. */
  async with(email: string, userId: number): Promise<OfVenue[]> {
    const { rows } = await this.pool.query<OfVenue>(
      `select venue_id as "venueId", array_agg(id) as "bookingIds",
         coalesce(array_agg(id) filter (where is_corrected), '{}') as corrected
       from (
         select b.venue_id, b.id, c.email_corrected_at is not null as is_corrected from booking.customers c
         join booking.bookings b on (b.venue_id, b.customer_ref) = (c.venue_id, c.ref)
         where c.email_hash = any($1) and (b.user_id is null or (c.email_corrected_at is not null and b.user_id <> $2)) order by b.starts_at desc limit ${BATCH_SIZE}
       ) unclaimed group by venue_id order by venue_id`,
      [this.cipher.hashes(nameKey(email)), userId],
    );
    return rows;
  }
}
