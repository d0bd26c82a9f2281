import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tries are counted in log.rate_limits now. */
export class WithoutTries1797500000001 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> => db.query('drop table identity.tries');

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table identity.tries (
        key     text        not null,
        count   integer     not null,
        ends_at timestamptz not null,
        constraint tries_pkey primary key (key)
      );
      create index tries_ends_at on identity.tries (ends_at);`);
}
