import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The journal: what each event of a booking or an account of money moved. */
export class Journal1798000000038 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create schema if not exists journal;
      create table journal.postings (
        ledger   integer     not null,
        position bigint      not null,
        account  text        not null,
        amount   integer     not null,
        venue_id integer,
        stream   text        not null,
        what     text        not null,
        at       timestamptz not null,
        constraint postings_pkey primary key (ledger, position, account),
        constraint postings_amount check (amount <> 0)
      );
      create index postings_by_day on journal.postings (at);`);

  down = (db: QueryRunner): Promise<void> => db.query('drop schema journal cascade');
}
