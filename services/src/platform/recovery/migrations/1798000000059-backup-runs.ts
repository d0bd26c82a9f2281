import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When backups were made, and a restore of them was tried, the last time: one row a kind. */
export class BackupRuns1798000000059 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table log.backup_runs (
        kind    text        not null,
        done_at timestamptz not null,
        seconds real        not null,
        constraint backup_runs_pkey primary key (kind),
        constraint backup_runs_kind check (kind in ('full', 'diff', 'rehearsal'))
      );`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table log.backup_runs');
}
