import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The shifts in which money is taken at desks. */
export class Till1798000000036 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create schema if not exists till;
      create table till.shifts (
        id            uuid        not null,
        venue_id      integer     not null,
        user_id       integer     not null,
        opened_at     timestamptz not null,
        float_cents   integer     not null,
        closed_at     timestamptz,
        counted_cents integer,
        constraint shifts_pkey primary key (id),
        constraint shifts_float check (float_cents >= 0),
        constraint shifts_counted check ((closed_at is null) = (counted_cents is null) and counted_cents >= 0)
      );
      create index shifts_of_a_venue on till.shifts (venue_id, opened_at);
      create unique index shifts_open_once on till.shifts (venue_id, user_id) where closed_at is null;`);

  down = (db: QueryRunner): Promise<void> => db.query('drop schema till cascade');
}
