import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What bookings have of guest passes: rows of a projection whose ledger is the account's own (docs/adr/0088). */
export class GuestPasses1798000000039 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create schema if not exists guest_passes;
      create table guest_passes.uses (
        ledger     integer     not null,
        booking_id uuid        not null,
        user_id    integer     not null,
        period     text        not null,
        passes     integer     not null,
        used_at    timestamptz not null,
        constraint uses_pkey primary key (booking_id, ledger),
        constraint passes_go_back_once check (passes >= 0)
      );
      create index uses_of_an_account on guest_passes.uses (user_id, used_at);`);

  down = (db: QueryRunner): Promise<void> => db.query('drop schema guest_passes cascade');
}
