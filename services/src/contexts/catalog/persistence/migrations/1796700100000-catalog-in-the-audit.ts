import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who changed which experience moves to the audit of the house (services/src/platform/audit). */
export class CatalogInTheAudit1796700100000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      insert into log.audit (at, who_id, role, room, what, subject_kind, subject_id, subject, old, new)
      select a.at, a.by, 'admin', 'catalog', a.what, 'experience', a.experience_id,
        coalesce(e.name, a.new ->> 'name', a.old ->> 'name'), a.old, a.new
      from catalog.audit a left join catalog.experiences e on e.id = a.experience_id order by a.id;
      drop table catalog.audit;`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table catalog.audit (
        id            bigint      not null generated always as identity primary key,
        at            timestamptz not null,
        by            integer     not null,
        what          text        not null,
        experience_id integer     not null,
        old           jsonb,
        new           jsonb
      );
      insert into catalog.audit (at, by, what, experience_id, old, new)
      select at, who_id, what, subject_id::integer, old, new from log.audit
      where room = 'catalog' and subject_kind = 'experience' and who_id is not null order by id;
      delete from log.audit where room = 'catalog' and subject_kind = 'experience';`);
}
