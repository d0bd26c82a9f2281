import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Gift vouchers: rows of a projection whose ledger is the voucher's own (docs/adr/0029), and recipients who are
 * sealed (docs/adr/0017).
 */
export class Vouchers1798000000008 implements MigrationInterface {
  // guard: the table does not let a voucher be overspent
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create schema if not exists vouchers;
      create table vouchers.vouchers (
        ledger        integer     not null,
        id            uuid        not null,
        code_hash     text        not null,
        code_end      text        not null,
        amount        integer     not null,
        balance       integer     not null,
        expires       date        not null,
        issued_at     timestamptz not null,
        issued_by     integer     not null,
        recipient_ref uuid        not null,
        revoked_at    timestamptz,
        revoked_for   text,
        constraint vouchers_pkey primary key (id, ledger),
        constraint vouchers_code unique (code_hash, ledger),
        constraint vouchers_are_spent_once check (balance between 0 and amount)
      );
      create index vouchers_latest_first on vouchers.vouchers (issued_at desc, id desc);
      create index vouchers_of_a_recipient on vouchers.vouchers (recipient_ref);
      create table vouchers.spendings (
        ledger     integer     not null,
        voucher_id uuid        not null,
        booking_id uuid        not null,
        venue_id   integer     not null,
        reference  text        not null,
        cents      integer     not null,
        given_back integer     not null default 0,
        at         timestamptz not null,
        constraint spendings_pkey primary key (ledger, voucher_id, booking_id),
        constraint spendings_go_back_once check (given_back between 0 and cents)
      );
      create index spendings_of_a_booking on vouchers.spendings (booking_id);
      create table vouchers.persons (
        ref        uuid not null,
        sealed     bytea,
        email_hash bytea,
        erased_at  timestamptz,
        constraint persons_pkey primary key (ref),
        constraint persons_are_sealed_or_erased
          check ((erased_at is null) = (sealed is not null) and (sealed is null) = (email_hash is null))
      );
      create index persons_by_email on vouchers.persons (email_hash);
      create table vouchers.person_keys (
        ref         uuid  not null,
        wrapped_key bytea not null,
        wrapped_by  text  not null,
        constraint person_keys_pkey primary key (ref)
      );`);

  down = (db: QueryRunner): Promise<void> => db.query('drop schema vouchers cascade');
}
