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
      alter table merchandise.returns validate constraint returns_voucher;
      -- A gift voucher and the rest are two payments; what of each is tax was not said before.
      alter table merchandise.desk_payments add column tax_cents integer;
      alter table merchandise.desk_payments drop constraint desk_payments_pkey;
      alter table merchandise.desk_payments add constraint desk_payments_pkey primary key (order_id, paid_with);`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      delete from merchandise.desk_payments where paid_with = 'voucher';
      alter table merchandise.desk_payments drop constraint desk_payments_pkey;
      alter table merchandise.desk_payments add constraint desk_payments_pkey primary key (order_id);
      alter table merchandise.desk_payments drop column tax_cents;
      alter table merchandise.returns drop column voucher_cents;
      alter table merchandise.orders drop column voucher_cents;`);
}
