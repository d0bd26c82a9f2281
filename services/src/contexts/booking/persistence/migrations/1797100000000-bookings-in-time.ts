import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever looks for a name reads bookings by their start, some at a time. */
export class BookingsInTime1797100000000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query('create index bookings_in_time on booking.bookings (starts_at, id)');

  down = (db: QueryRunner): Promise<void> => db.query('drop index booking.bookings_in_time');
}
