import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a gift voucher pays of a booking, and what went back to it. */
export class BookingsWithVouchers1796700100000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query('alter table booking.bookings add column voucher integer, add column voucher_back integer');
  down = (db: QueryRunner): Promise<void> =>
    db.query('alter table booking.bookings drop column voucher, drop column voucher_back');
}
