import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Admins edit the catalogue: what was deleted stays for its bookings, and every change leaves who made it. */
export class EditedExperiences1796100200000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table catalog.experiences add column deleted_at timestamptz;
      create table catalog.audit (
        id            bigint      not null generated always as identity,
        at            timestamptz not null,
        by            integer     not null,
        what          text        not null,
        experience_id integer     not null,
        old           jsonb,
        new           jsonb,
        constraint audit_pkey primary key (id)
      );
      create index audit_of_an_experience on catalog.audit (experience_id, id);`);

  down = (db: QueryRunner): Promise<void> =>
    db.query('drop table catalog.audit; alter table catalog.experiences drop column deleted_at');
}
