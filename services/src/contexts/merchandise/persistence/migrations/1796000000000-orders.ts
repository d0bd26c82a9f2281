import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Orders: plain tables beside the event log (docs/adr/0022). A booking is in one order that counts, a piece is taken from
 * products.inventory in the commit of its line; names, e-mails and phones are sealed (docs/adr/0017).
 */
export class Orders1796000000000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table merchandise.persons (
        ref        uuid not null,
        sealed     bytea,
        email_hash bytea,
        erased_at  timestamptz,
        constraint persons_pkey primary key (ref),
        constraint persons_are_sealed_or_erased
          check ((erased_at is null) = (sealed is not null) and (sealed is null) = (email_hash is null))
      );
      create index persons_by_email on merchandise.persons (email_hash);

      create table merchandise.person_keys (
        ref         uuid  not null,
        wrapped_key bytea not null,
        wrapped_by  text  not null,
        constraint person_keys_pkey primary key (ref)
      );

      create table merchandise.orders (
        id               uuid        not null,
        nr               bigint      generated always as identity,
        reference        text        not null,
        status           text        not null default 'reserved',
        user_id          integer,
        person_ref       uuid        not null references merchandise.persons (ref),
        collect_venue_id integer,
        placed_at        timestamptz not null,
        collected_at     timestamptz,
        cancelled_at     timestamptz,
        constraint orders_pkey primary key (id),
        constraint orders_nr unique (nr),
        constraint orders_reference unique (reference),
        constraint orders_status check (status in ('reserved', 'collected', 'cancelled')),
        constraint orders_say_when check ((status = 'collected') = (collected_at is not null)
          and (status = 'cancelled') = (cancelled_at is not null))
      );
      create index orders_of_a_user on merchandise.orders (user_id, nr) where user_id is not null;
      create index orders_of_a_person on merchandise.orders (person_ref);

      create table merchandise.order_products (
        order_id    uuid     not null references merchandise.orders (id),
        line        smallint not null,
        product_id  integer  not null references merchandise.products (id),
        name        text     not null,
        variant     text,
        quantity    integer  not null,
        price_cents integer  not null,
        image_url   text     not null,
        constraint order_products_pkey primary key (order_id, line),
        constraint order_products_quantity check (quantity > 0),
        constraint order_products_price check (price_cents >= 0)
      );
      create index order_products_of_a_product on merchandise.order_products (product_id);

      create table merchandise.order_bookings (
        order_id   uuid     not null references merchandise.orders (id),
        line       smallint not null,
        venue_id   integer  not null,
        booking_id uuid     not null,
        counts     boolean  not null default true,
        constraint order_bookings_pkey primary key (order_id, line)
      );
      create unique index order_bookings_once on merchandise.order_bookings (booking_id) where counts;

      create table merchandise.order_changes (
        id         bigint      generated always as identity,
        order_id   uuid        not null references merchandise.orders (id),
        what       text        not null,
        who        text        not null,
        request_id text,
        at         timestamptz not null,
        constraint order_changes_pkey primary key (id)
      );
      create index order_changes_of_an_order on merchandise.order_changes (order_id);`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      drop table merchandise.order_changes, merchandise.order_bookings, merchandise.order_products, merchandise.orders,
        merchandise.person_keys, merchandise.persons`);
}
