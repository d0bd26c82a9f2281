import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who changed which membership moves to the audit of the house (services/src/platform/audit). */
export class MembershipInTheAudit1796700200000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      insert into log.audit (at, who_id, role, room, what, subject_kind, subject_id, subject, old, new)
      select a.at, a.by, 'admin', 'membership', a.what, 'membership', a.membership_id,
        coalesce(e.name, a.new ->> 'name', a.old ->> 'name'), a.old, a.new
      from membership.audit a left join membership.memberships e on e.id = a.membership_id order by a.id;
      drop table membership.audit;`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table membership.audit (
        id            bigint      not null generated always as identity primary key,
        at            timestamptz not null,
        by            integer     not null,
        what          text        not null,
        membership_id integer     not null,
        old           jsonb,
        new           jsonb
      );
      insert into membership.audit (at, by, what, membership_id, old, new)
      select at, who_id, what, subject_id::integer, old, new from log.audit
      where room = 'membership' and subject_kind = 'membership' and who_id is not null order by id;
      delete from log.audit where room = 'membership' and subject_kind = 'membership';`);
}
