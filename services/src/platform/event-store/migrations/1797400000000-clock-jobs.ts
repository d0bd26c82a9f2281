import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When each job that a clock asks for was done the last time: queues forget it. */
export class ClockJobs1797400000000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(
      'create table log.clock_jobs (kind text primary key, known_since timestamptz not null, done_at timestamptz)',
    );

  down = (db: QueryRunner): Promise<void> => db.query('drop table log.clock_jobs');
}
