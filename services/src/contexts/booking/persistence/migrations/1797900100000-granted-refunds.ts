import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the staff has granted to give back of a booking, and what of it a gift voucher got; nothing for all that were made before. */
export class GrantedRefunds1797900100000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table booking.bookings
        add column granted         integer not null default 0,
        add column granted_voucher integer not null default 0`);

  down = (db: QueryRunner): Promise<void> =>
    db.query('alter table booking.bookings drop column granted, drop column granted_voucher');
}
