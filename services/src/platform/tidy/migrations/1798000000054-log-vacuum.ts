import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the hourly tidying deletes makes room for what comes: of tables with millions of rows PostgreSQL would otherwise wait
 * until a fifth of all is gone.
 */
export class LogVacuum1798000000054 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table log.requests set (autovacuum_vacuum_scale_factor = 0.02);
      alter table log.outbox set (autovacuum_vacuum_scale_factor = 0.02);`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table log.requests reset (autovacuum_vacuum_scale_factor);
      alter table log.outbox reset (autovacuum_vacuum_scale_factor);`);
}
