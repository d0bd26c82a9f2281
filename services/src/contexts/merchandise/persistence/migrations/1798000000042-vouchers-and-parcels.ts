import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a gift voucher pays of the merchandise of an order, and what of a return goes back to it (docs/adr/0090); several parcels of
 * an order, of which the first has what is in none of the others (docs/adr/0091).
 */
export class VouchersAndParcels1798000000042 implements MigrationInterface {
  readonly accepts = {
    'unique constraint':
      'both tables are short: a row for each parcel, and for each order that was paid when it was handed over',
  };

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
      alter table merchandise.desk_payments add constraint desk_payments_pkey primary key (order_id, paid_with);
      alter table merchandise.shipments add column nr smallint not null default 1;
      alter table merchandise.shipments drop constraint shipments_pkey;
      alter table merchandise.shipments add constraint shipments_pkey primary key (order_id, nr);
      create table merchandise.shipment_lines (
        order_id uuid     not null,
        nr       smallint not null,
        line     smallint not null,
        quantity integer  not null,
        constraint shipment_lines_pkey primary key (order_id, nr, line),
        constraint shipment_lines_of_a_parcel foreign key (order_id, nr) references merchandise.shipments (order_id, nr),
        constraint shipment_lines_quantity check (quantity > 0)
      );`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      drop table merchandise.shipment_lines;
      delete from merchandise.shipments where nr > 1;
      alter table merchandise.shipments drop constraint shipments_pkey;
      alter table merchandise.shipments add constraint shipments_pkey primary key (order_id);
      alter table merchandise.shipments drop column nr;
      delete from merchandise.desk_payments where paid_with = 'voucher';
      alter table merchandise.desk_payments drop constraint desk_payments_pkey;
      alter table merchandise.desk_payments add constraint desk_payments_pkey primary key (order_id);
      alter table merchandise.desk_payments drop column tax_cents;
      alter table merchandise.returns drop column voucher_cents;
      alter table merchandise.orders drop column voucher_cents;`);
}
