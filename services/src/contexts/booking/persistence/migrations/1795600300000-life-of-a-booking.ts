import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a booking's row says of its later life, and who asks for it by what. */
export class LifeOfABooking1795600300000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table booking.bookings add column checked_in_at timestamptz;
      update booking.bookings b set checked_in_at = e.at from log.events e
        where e.ledger = b.venue_id and e.stream = 'booking/' || b.id and e.type = 'CheckedIn';
      update booking.bookings b set hold_until = null from log.events e
        where e.ledger = b.venue_id and e.stream = 'booking/' || b.id and e.type = 'BookingConfirmed';
      create index bookings_that_lapse on booking.bookings (hold_until)
        where status = 'pending' and hold_until is not null;
      create index bookings_of_a_user on booking.bookings (user_id) where user_id is not null;`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      drop index booking.bookings_of_a_user;
      drop index booking.bookings_that_lapse;
      alter table booking.bookings drop column checked_in_at;`);
}
