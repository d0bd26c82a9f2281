import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments through the gateway: rows of a projection whose ledger is the account's own, and notices that were taken. */
export class Payments1798000000024 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create schema if not exists payments;
      create table payments.payments (
        ledger      integer     not null,
        id          uuid        not null,
        order_id    uuid        not null,
        state       text        not null,
        amount      integer     not null,
        checkout_id text,
        charge_id   text,
        started_at  timestamptz not null,
        until       timestamptz not null,
        constraint payments_pkey primary key (id, ledger)
      );
      create index payments_of_an_order on payments.payments (order_id);
      create index payments_of_a_charge on payments.payments (charge_id) where charge_id is not null;
      create index payments_that_are_open on payments.payments (started_at) where state = 'open';
      create table payments.refunds (
        ledger            integer     not null,
        id                uuid        not null,
        order_id          uuid        not null,
        payment_id        uuid        not null,
        state             text        not null,
        amount            integer     not null,
        gateway_refund_id text,
        failure           text,
        started_at        timestamptz not null,
        constraint refunds_pkey primary key (id, ledger)
      );
      create index refunds_of_an_order on payments.refunds (order_id);
      create index refunds_underway on payments.refunds (started_at) where state = 'started';
      create table payments.notices (
        id          text        not null,
        nr          bigint      generated always as identity,
        notice      json        not null,
        received_at timestamptz not null,
        constraint notices_pkey primary key (id)
      );`);

  down = (db: QueryRunner): Promise<void> => db.query('drop schema payments cascade');
}
