import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many guests of a booking come in with a guest pass. */
export class GuestPassesOfBookings1798000000040 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query('alter table booking.bookings add column guest_passes integer not null default 0;');

  down = (db: QueryRunner): Promise<void> => db.query('alter table booking.bookings drop column guest_passes;');
}
