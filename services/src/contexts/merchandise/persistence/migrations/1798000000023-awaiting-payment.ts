import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders that count once they are paid online. */
export class AwaitingPayment1798000000023 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table merchandise.orders add column pay_online boolean not null default false;
      alter table merchandise.orders drop constraint orders_status;
      alter table merchandise.orders add constraint orders_status
        check (status in ('reserved', 'awaiting_payment', 'collected', 'cancelled')) not valid;
      alter table merchandise.orders validate constraint orders_status;`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table merchandise.orders drop constraint orders_status;
      alter table merchandise.orders add constraint orders_status
        check (status in ('reserved', 'collected', 'cancelled'));
      alter table merchandise.orders drop column pay_online;`);
}
