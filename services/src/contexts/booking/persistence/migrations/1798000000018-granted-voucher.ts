import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a gift voucher got of the refunds that were granted. The projection of the bookings fills it at the next start. */
export class GrantedVoucher1798000000018 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query('alter table booking.bookings add column granted_voucher integer not null default 0');

  down = (db: QueryRunner): Promise<void> => db.query('alter table booking.bookings drop column granted_voucher');
}
