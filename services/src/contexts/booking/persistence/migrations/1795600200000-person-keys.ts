import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Customers sealed with a key per person (docs/adr/0017). A migration has no key to seal with: what is plain moves aside
 * into booking.plain_customers, and `migrate` seals it and drops that table with its pages and statistics.
 */
export class PersonKeys1795600200000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table booking.customers rename to plain_customers;
      alter table booking.plain_customers rename constraint customers_pkey to plain_customers_pkey;

      create table booking.customers (
        venue_id   integer not null,
        ref        uuid    not null,
        sealed     bytea,
        email_hash bytea,
        erased_at  timestamptz,
        constraint customers_pkey primary key (venue_id, ref),
        constraint customers_are_sealed_or_erased
          check ((erased_at is null) = (sealed is not null) and (sealed is null) = (email_hash is null))
      );
      create index customers_by_email on booking.customers (email_hash);

      create table booking.person_keys (
        venue_id    integer not null,
        ref         uuid    not null,
        wrapped_key bytea   not null,
        wrapped_by  text    not null,
        constraint person_keys_pkey primary key (venue_id, ref)
      );

      do $$ begin
        if not exists (select from booking.plain_customers) then drop table booking.plain_customers; end if;
      end $$;`);

  /** What is sealed stays unreadable for the release before: its customers begin anew. */
  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      drop table booking.customers, booking.person_keys;
      create table if not exists booking.plain_customers (
        venue_id integer not null,
        ref      uuid    not null,
        name     text    not null,
        email    text    not null,
        phone    text,
        constraint plain_customers_pkey primary key (venue_id, ref)
      );
      alter table booking.plain_customers rename constraint plain_customers_pkey to customers_pkey;
      alter table booking.plain_customers rename to customers;`);
}
