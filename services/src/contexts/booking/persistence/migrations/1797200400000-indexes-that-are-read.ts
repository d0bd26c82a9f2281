import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Nobody asks for the bookings of one slot: the desk reads a whole day, and a slot's own story is on the log. Whoever reads
 * bookings by their start has those of one instant sorted: many share it, and without the id they share an entry too.
 */
export class IndexesThatAreRead1797200400000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      drop index booking.bookings_of_a_slot;
      drop index booking.bookings_in_time;
      create index bookings_in_time on booking.bookings (starts_at);`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      drop index booking.bookings_in_time;
      create index bookings_in_time on booking.bookings (starts_at, id);
      create index bookings_of_a_slot on booking.bookings (venue_id, slot_id);`);
}
