import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was done with inquiries moves to the audit of the house (services/src/platform/audit), which is their history, too. */
export class FranchiseInTheAudit1796700400000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      insert into log.audit (at, who_id, role, room, what, subject_kind, subject_id, old, new)
      select at, substring(by from '^user:(\\d+)$')::integer,
        case when by !~ '^user:' then by when what = 'details' and new <> 'completed' then 'account' else 'admin' end,
        'franchise', what, 'inquiry', inquiry_id,
        case when old is null or old is not distinct from new then null else jsonb_build_object(what, old) end,
        jsonb_build_object(what, new) || case when note is null then '{}' else jsonb_build_object('note', note) end
      from franchise.history order by id;
      drop table franchise.history;`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table franchise.history (
        id         bigint      not null generated always as identity primary key,
        inquiry_id integer     not null references franchise.inquiries (id),
        at         timestamptz not null,
        by         text        not null,
        what       text        not null check (what in ('status', 'access-code', 'details')),
        old        text,
        new        text,
        note       text
      );
      create index history_of_an_inquiry on franchise.history (inquiry_id, id desc);
      insert into franchise.history (inquiry_id, at, by, what, old, new, note)
      select subject_id::integer, at, coalesce('user:' || who_id, role), what, old ->> what, new ->> what, new ->> 'note'
      from log.audit where room = 'franchise' and subject_kind = 'inquiry' order by id;
      delete from log.audit where room = 'franchise' and subject_kind = 'inquiry';`);
}
