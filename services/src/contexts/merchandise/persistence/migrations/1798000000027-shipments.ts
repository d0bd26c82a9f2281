import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders that are shipped, the tax of each line, and what comes back of an order (docs/adr/0079, docs/adr/0080). */
export class Shipments1798000000027 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table merchandise.orders drop constraint orders_status;
      alter table merchandise.orders add constraint orders_status
        check (status in ('reserved', 'awaiting_payment', 'collected', 'shipped', 'cancelled')) not valid;
      alter table merchandise.orders validate constraint orders_status;
      create table merchandise.shipments (
        order_id        uuid not null,
        state           text not null default 'to_pack',
        carrier         text,
        tracking_number text,
        packed_at       timestamptz,
        shipped_at      timestamptz,
        delivered_at    timestamptz,
        constraint shipments_pkey primary key (order_id),
        constraint shipments_order_id_fkey foreign key (order_id) references merchandise.orders (id),
        constraint shipments_state check (state in ('to_pack', 'packed', 'shipped', 'delivered')),
        constraint shipments_say_when check ((state <> 'to_pack') = (packed_at is not null)
          and (state in ('shipped', 'delivered')) = (shipped_at is not null and carrier is not null
            and tracking_number is not null)
          and (state = 'delivered') = (delivered_at is not null))
      );
      create index shipments_to_do on merchandise.shipments (state) where state in ('to_pack', 'packed');
      -- What tax a line had, by the rate of its day. Shipping is line -1.
      create table merchandise.order_taxes (
        order_id     uuid     not null,
        line         smallint not null,
        state        text     not null,
        basis_points integer  not null,
        tax_cents    integer  not null,
        constraint order_taxes_pkey primary key (order_id, line),
        constraint order_taxes_order_id_fkey foreign key (order_id) references merchandise.orders (id),
        constraint order_taxes_amount check (tax_cents >= 0)
      );
      -- A return was requested, is received, and is paid back: to the card, or at the desk.
      create table merchandise.returns (
        id           uuid        not null,
        order_id     uuid        not null,
        state        text        not null default 'requested',
        reason       text        not null,
        requested_at timestamptz not null,
        received_at  timestamptz,
        refunded_at  timestamptz,
        refund_cents integer     not null default 0,
        refund_by    text,
        -- At the desk: how, and by whom.
        paid_with    text,
        paid_by      text,
        constraint returns_pkey primary key (id),
        constraint returns_order_id_fkey foreign key (order_id) references merchandise.orders (id),
        constraint returns_state check (state in ('requested', 'received', 'refunded')),
        constraint returns_refund check (refund_cents >= 0 and refund_by in ('card', 'desk')),
        constraint returns_say_when check ((state <> 'requested') = (received_at is not null)
          and (state = 'refunded') = (refunded_at is not null))
      );
      create index returns_of_an_order on merchandise.returns (order_id);
      create table merchandise.return_lines (
        return_id    uuid     not null,
        line         smallint not null,
        quantity     integer  not null,
        received     integer,
        restocked    boolean  not null default false,
        constraint return_lines_pkey primary key (return_id, line),
        constraint return_lines_return_id_fkey foreign key (return_id) references merchandise.returns (id),
        constraint return_lines_quantity check (quantity > 0 and received between 0 and quantity)
      );`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      drop table merchandise.return_lines;
      drop table merchandise.returns;
      drop table merchandise.order_taxes;
      drop table merchandise.shipments;
      alter table merchandise.orders drop constraint orders_status;
      alter table merchandise.orders add constraint orders_status
        check (status in ('reserved', 'awaiting_payment', 'collected', 'cancelled')) not valid;`);
}
