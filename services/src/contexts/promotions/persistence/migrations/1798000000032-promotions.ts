import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Promo codes and what uses them: rows of a projection whose ledger is the code's own (docs/adr/0084). */
export class Promotions1798000000032 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create schema if not exists promotions;
      create table promotions.codes (
        ledger            integer     not null,
        code              text        not null,
        kind              text        not null,
        value             integer     not null,
        applies_to        text        not null,
        starts            date        not null,
        ends              date        not null,
        uses              integer     not null,
        uses_per_customer integer     not null,
        minimum           integer     not null,
        used              integer     not null default 0,
        taken_off         bigint      not null default 0,
        created_at        timestamptz not null,
        created_by        integer     not null,
        ended_at          timestamptz,
        constraint codes_pkey primary key (code, ledger),
        constraint codes_are_not_oversold check (used between 0 and uses)
      );
      create index codes_latest_first on promotions.codes (created_at desc);
      create table promotions.parts (
        ledger      integer     not null,
        part_id     uuid        not null,
        code        text        not null,
        what        text        not null,
        cents       integer     not null,
        at          timestamptz not null,
        returned_at timestamptz,
        constraint parts_pkey primary key (part_id, ledger)
      );`);

  down = (db: QueryRunner): Promise<void> => db.query('drop schema promotions cascade');
}
