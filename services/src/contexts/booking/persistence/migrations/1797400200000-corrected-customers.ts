import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Since when a customer has another e-mail than the one that was booked with, and the bookings to whose customers a mail
 * could not be delivered.
 */
export class CorrectedCustomers1797400200000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table booking.customers add column email_corrected_at timestamptz;
      create table booking.undelivered_mails (
        venue_id   integer     not null,
        booking_id uuid        not null,
        at         timestamptz not null,
        constraint undelivered_mails_pkey primary key (venue_id, booking_id)
      );`);

  down = (db: QueryRunner): Promise<void> =>
    db.query('drop table booking.undelivered_mails; alter table booking.customers drop column email_corrected_at;');
}
