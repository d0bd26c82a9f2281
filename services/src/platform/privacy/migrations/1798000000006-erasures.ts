import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every person who is, or was, forgotten: by keyed hashes alone, so that it can be finished, and done again after a
 * restore.
 */
export class Erasures1798000000006 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table log.erasures (
        id             uuid        not null,
        begun_at       timestamptz not null,
        finished_at    timestamptz,
        user_id        integer,
        account_hashes bytea[]     not null,
        addresses      jsonb       not null,
        erased         integer     not null default 0,
        constraint erasures_pkey primary key (id),
        constraint erasures_forget_the_number check (finished_at is null or user_id is null)
      );
      create index erasures_begun on log.erasures (begun_at) where finished_at is null;`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table log.erasures');
}
