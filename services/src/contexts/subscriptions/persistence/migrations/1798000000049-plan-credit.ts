import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gift cards pay for plans (docs/adr/0100): what of them is left for one, and what they paid of a month. */
export class PlanCredit1798000000049 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table subscriptions.subscriptions
        add column credit         integer not null default 0,
        add column credit_pending integer not null default 0,
        add column credit_open    boolean not null default false;
      alter table subscriptions.receipts add column credit integer not null default 0;`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table subscriptions.receipts drop column credit;
      alter table subscriptions.subscriptions drop column credit_open, drop column credit_pending, drop column credit;`);
}
