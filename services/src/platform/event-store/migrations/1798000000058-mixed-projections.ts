import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which version of each projection a process writes, and the projections into which two versions were written. */
export class MixedProjections1798000000058 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table log.programs add column projections jsonb;
      create table log.mixed_projections (
        name     text        not null,
        noted_at timestamptz not null,
        constraint mixed_projections_pkey primary key (name)
      );`);

  down = (db: QueryRunner): Promise<void> =>
    db.query('drop table log.mixed_projections; alter table log.programs drop column projections;');
}
