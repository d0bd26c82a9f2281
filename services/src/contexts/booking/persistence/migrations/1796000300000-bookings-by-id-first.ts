import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A booking is found by its id with and without its venue: one index does for both, with the id first. */
export class BookingsByIdFirst1796000300000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table booking.bookings
        drop constraint bookings_pkey,
        add constraint bookings_pkey primary key (id, venue_id);
      drop index booking.bookings_by_id;`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      create index bookings_by_id on booking.bookings (id);
      alter table booking.bookings
        drop constraint bookings_pkey,
        add constraint bookings_pkey primary key (venue_id, id);`);
}
