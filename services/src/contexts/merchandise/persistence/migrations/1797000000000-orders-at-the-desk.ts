import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The desk looks for orders by their status, and says why it cancels one. */
export class OrdersAtTheDesk1797000000000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table merchandise.order_changes add column reason text;
      create index orders_with_a_status on merchandise.orders (status, nr);`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      drop index merchandise.orders_with_a_status;
      alter table merchandise.order_changes drop column reason;`);
}
