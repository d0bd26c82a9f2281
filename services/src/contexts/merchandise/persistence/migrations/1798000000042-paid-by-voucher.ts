import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a gift voucher pays of the merchandise of an order, and what of a return goes back to it (docs/adr/0090). */
export class PaidByVoucher1798000000042 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table merchandise.orders add column voucher_cents integer not null default 0;
      alter table merchandise.orders add constraint orders_voucher check (voucher_cents >= 0) not valid;
      alter table merchandise.orders validate constraint orders_voucher;
      alter table merchandise.returns add column voucher_cents integer not null default 0;
      alter table merchandise.returns add constraint returns_voucher check (voucher_cents >= 0) not valid;
      alter table merchandise.returns validate constraint returns_voucher;`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table merchandise.returns drop column voucher_cents;
      alter table merchandise.orders drop column voucher_cents;`);
}
