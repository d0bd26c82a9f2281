import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Merchandise is reserved until an instant; what waits already gets two weeks from now on. */
export class CollectBy1797400100000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table merchandise.orders add column collect_by timestamptz;
      update merchandise.orders o set collect_by = now() + interval '14 days'
        where status = 'reserved' and exists (select from merchandise.order_products where order_id = o.id);
      create index orders_to_collect on merchandise.orders (collect_by, id) where status = 'reserved';`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      drop index merchandise.orders_to_collect;
      alter table merchandise.orders drop column collect_by;`);
}
