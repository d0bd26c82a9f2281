import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Releases that stay, however long they were out of service (docs/adr/0096). */
export class ProtectedReleases1798000000047 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query('alter table frontends.releases add column is_protected boolean not null default false');

  down = (db: QueryRunner): Promise<void> => db.query('alter table frontends.releases drop column is_protected');
}
