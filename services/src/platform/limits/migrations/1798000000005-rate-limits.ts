import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Windows in which things are counted; keys are keyed hashes. Unlogged: a count then waits for no disk, and counting
 * from nothing after a crash of the server is no loss.
 */
export class RateLimits1798000000005 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create unlogged table log.rate_limits (
        key    text    not null,
        points integer not null,
        expire bigint  not null,
        constraint rate_limits_pkey primary key (key)
      ) with (fillfactor = 70);
      create index rate_limits_by_expire on log.rate_limits (expire);`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table log.rate_limits');
}
