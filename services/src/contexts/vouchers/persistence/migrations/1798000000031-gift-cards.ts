import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gift cards that customers buy: what becomes a voucher once its order is paid, for a recipient who is sealed. */
export class GiftCards1798000000031 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table vouchers.gift_cards (
        id            uuid        not null,
        order_id      uuid        not null,
        line          integer     not null,
        nr            bigint      generated always as identity,
        amount        integer     not null,
        design        text        not null,
        send_on       date,
        recipient_ref uuid        not null,
        state         text        not null default 'ordered',
        ledger        integer,
        ordered_at    timestamptz not null,
        constraint gift_cards_pkey primary key (id),
        constraint gift_cards_of_an_order unique (order_id, line)
      );
      create index gift_cards_to_send on vouchers.gift_cards (send_on) where state = 'issued';
      create index gift_cards_of_a_recipient on vouchers.gift_cards (recipient_ref);
      alter table vouchers.vouchers alter column issued_by drop not null;`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      drop table vouchers.gift_cards;
      update vouchers.vouchers set issued_by = 0 where issued_by is null;
      alter table vouchers.vouchers alter column issued_by set not null;`);
}
