import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What comes to the merchandise of an order beside its lines, and what goes off it. */
export class OrderCharges1798000000026 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table merchandise.orders add column shipping_cents integer not null default 0;
      alter table merchandise.orders add column tax_cents integer not null default 0;
      alter table merchandise.orders add column discount_cents integer not null default 0;
      alter table merchandise.orders add constraint orders_charges
        check (shipping_cents >= 0 and tax_cents >= 0 and discount_cents >= 0) not valid;
      alter table merchandise.orders validate constraint orders_charges;`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table merchandise.orders drop column shipping_cents;
      alter table merchandise.orders drop column tax_cents;
      alter table merchandise.orders drop column discount_cents;`);
}
