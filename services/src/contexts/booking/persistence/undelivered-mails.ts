import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import { Clock } from '../../../platform/kernel/clock.js';
import type { BookingKey } from './booking-notes.js';

/** Remembers to whose customers a mail could not be delivered, for those who can ask them in person. */
@Injectable()
export class UndeliveredMails {
  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
  ) {}

  async note({ venueId, id }: BookingKey): Promise<void> {
    await this.pool.query(
      `insert into booking.undelivered_mails (venue_id, booking_id, at) values ($1, $2, $3)
       on conflict (venue_id, booking_id) do update set at = excluded.at`,
      [venueId, id, this.clock.now()],
    );
  }

  /** Whoever has another address now may be reached by it: all bookings of a customer. */
  async forget(venueId: number, customerRef: string, db: Db): Promise<void> {
    await db.query(
      `delete from booking.undelivered_mails where venue_id = $1 and booking_id in (
         select id from booking.bookings where venue_id = $1 and customer_ref = $2)`,
      [venueId, customerRef],
    );
  }

  /** Those of these bookings that have one, by their ids. */
  async among(bookings: readonly BookingKey[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.pool.query<{ id: string }>(
      `select booking_id as id from booking.undelivered_mails
       where (venue_id, booking_id) in (select * from unnest($1::int[], $2::uuid[]))`,
      [bookings.map(({ venueId }) => venueId), bookings.map(({ id }) => id)],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
