import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What banks take back for their customers: rows of the projection of payments. */
export class Disputes1798000000034 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table payments.disputes (
        ledger     integer     not null,
        id         text        not null,
        order_id   uuid        not null,
        payment_id uuid        not null,
        state      text        not null,
        amount     integer     not null,
        reason     text        not null,
        opened_at  timestamptz not null,
        closed_at  timestamptz,
        constraint disputes_pkey primary key (id, ledger)
      );
      create index disputes_of_an_order on payments.disputes (order_id);
      create index disputes_by_age on payments.disputes (opened_at);`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table payments.disputes');
}
