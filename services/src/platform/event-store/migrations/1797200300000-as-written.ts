import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Events, answers and jobs are kept as they were written: nobody looks into them with SQL, and to take each of them apart
 * was a quarter of what a booking cost PostgreSQL (docs/adr/0035). A process of the release before goes on: its jsonb is
 * cast when it is assigned, and what it had prepared for the old types ends with its connections, which it opens anew.
 */
export class AsWritten1797200300000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> => db.query(retyped('json'));

  down = (db: QueryRunner): Promise<void> => db.query(retyped('jsonb'));
}

// who connects now waits for the locks of this transaction, and then sees the new types
const retyped = (type: string): string => `
  alter table log.events alter column data type ${type}, alter column meta type ${type};
  alter table log.requests alter column answer type ${type};
  alter table log.outbox alter column payload type ${type};
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and usename = current_user and application_name = 'northlight';`;
