import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Admins edit plans; every change leaves who made it, from what to what. */
export class EditedMemberships1796100300000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table membership.audit (
        id            bigint      not null generated always as identity,
        at            timestamptz not null,
        by            integer     not null,
        what          text        not null,
        membership_id integer     not null,
        old           jsonb,
        new           jsonb,
        constraint audit_pkey primary key (id)
      )`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table membership.audit');
}
