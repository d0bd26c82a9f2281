import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Notes on bookings, sealed with the keys of their customers (decisions.md G7). No foreign key leads to
 * booking.person_keys: a backup may be made without them (docs/adr/0017).
 */
export class Notes1797100500000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table booking.notes (
        venue_id     integer     not null,
        booking_id   uuid        not null,
        id           uuid        not null,
        customer_ref uuid        not null,
        sealed       bytea       not null,
        written_at   timestamptz not null,
        constraint notes_pkey primary key (venue_id, booking_id, id)
      );
      create index notes_of_a_customer on booking.notes (venue_id, customer_ref);`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table booking.notes');
}
