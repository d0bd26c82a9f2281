import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many of a party are in. The projection of the bookings fills the column at the next start. */
export class PartiesInside1797400400000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query('alter table booking.bookings add column inside integer not null default 0');

  down = (db: QueryRunner): Promise<void> => db.query('alter table booking.bookings drop column inside');
}
