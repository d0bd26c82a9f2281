import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When each job that a clock asks for was done the last time: queues forget it. It once came with the log, whose databases
 * have it.
 */
export class ClockJobs1798000000020 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table if not exists log.clock_jobs (
        kind        text        not null,
        known_since timestamptz not null,
        done_at     timestamptz,
        constraint clock_jobs_pkey primary key (kind)
      );`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table log.clock_jobs');
}
