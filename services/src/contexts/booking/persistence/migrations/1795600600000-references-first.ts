import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A reference that is read out at the desk is found without knowing its venue: the same key, in the other order. */
export class ReferencesFirst1795600600000 implements MigrationInterface {
  // guard: the table does not let two bookings share a reference
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table booking.bookings
        drop constraint bookings_reference,
        add constraint bookings_reference unique (reference, venue_id);`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table booking.bookings
        drop constraint bookings_reference,
        add constraint bookings_reference unique (venue_id, reference);`);
}
