import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which version of each projection a process writes, the projections into which two versions were written, and the events
 * that any process may have written so far.
 */
export class MixedProjections1798000000058 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table log.programs add column projections jsonb;
      create table log.mixed_projections (
        name     text        not null,
        noted_at timestamptz not null,
        constraint mixed_projections_pkey primary key (name)
      );
      create table log.event_types (
        type   text     not null,
        schema smallint not null,
        constraint event_types_pkey primary key (type)
      );`);

  down = (db: QueryRunner): Promise<void> =>
    db.query('drop table log.event_types, log.mixed_projections; alter table log.programs drop column projections;');
}
