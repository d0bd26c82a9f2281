import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A job whose tries have all failed waits for a person: it is told apart from those that wait for a worker. */
export class FailedJobs1797100700000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> => db.query('alter table log.outbox add column failed_at timestamptz');

  down = (db: QueryRunner): Promise<void> => db.query('alter table log.outbox drop column failed_at');
}
