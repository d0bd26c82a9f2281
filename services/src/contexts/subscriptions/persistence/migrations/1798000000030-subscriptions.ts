import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Plans that accounts pay by the month: rows of a projection whose ledger is the account's own. */
export class Subscriptions1798000000030 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create schema if not exists subscriptions;
      create table subscriptions.subscriptions (
        ledger      integer     not null,
        user_id     integer     not null,
        id          uuid        not null,
        state       text        not null,
        plan        text        not null,
        next_plan   text        not null,
        checkout_id text,
        gateway_id  text,
        started_at  timestamptz not null,
        until       timestamptz not null,
        paid_until  timestamptz,
        grace_until timestamptz,
        constraint subscriptions_pkey primary key (user_id, ledger)
      );
      create unique index subscriptions_by_id on subscriptions.subscriptions (id);
      create index subscriptions_that_go_on on subscriptions.subscriptions (state, paid_until)
        where state in ('started', 'active', 'past_due');
      create table subscriptions.receipts (
        ledger      integer     not null,
        invoice     text        not null,
        user_id     integer     not null,
        plan        text        not null,
        amount      integer     not null,
        paid_at     timestamptz not null,
        paid_until  timestamptz not null,
        url         text,
        constraint receipts_pkey primary key (invoice, ledger)
      );
      create index receipts_of_an_account on subscriptions.receipts (user_id, paid_at);`);

  down = (db: QueryRunner): Promise<void> => db.query('drop schema subscriptions cascade');
}
