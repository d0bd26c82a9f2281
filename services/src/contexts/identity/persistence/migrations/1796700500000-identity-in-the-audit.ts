import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What admins did here moves to the audit of the house (services/src/platform/audit), and those who are named there by
 * their accounts get the names that these have; it comes after the rooms that moved theirs.
 */
export class IdentityInTheAudit1796700500000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      insert into log.audit (at, who_id, role, room, what, subject_kind, subject_id, subject, old, new, request_id)
      select a.at, substring(a.who from '^user:(\\d+)$')::integer,
        case when a.who !~ '^user:' then a.who when a.details ->> 'isAdmin' = 'false' then 'account' else 'admin' end,
        'identity', a.what, 'user', coalesce(a.details ->> 'userId', 'none'), u.username,
        (select jsonb_object_agg(f.key, f.value) from jsonb_each(a.details -> 'from') f
          where f.value is distinct from a.details -> 'to' -> f.key),
        case when a.details ? 'to'
          then (select jsonb_object_agg(t.key, t.value) from jsonb_each(a.details -> 'to') t
            where t.value is distinct from a.details -> 'from' -> t.key)
          else nullif(a.details - '{requestId,userId}'::text[], '{}') end,
        a.details ->> 'requestId'
      from identity.audit a left join identity.users u on u.id = (a.details ->> 'userId')::integer order by a.id;
      drop table identity.audit;

      update log.audit a set who = u.username from identity.users u where u.id = a.who_id and a.who is null;`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table identity.audit (
        id      bigint      generated always as identity primary key,
        at      timestamptz not null,
        who     text        not null,
        what    text        not null,
        details jsonb       not null
      );
      insert into identity.audit (at, who, what, details)
      select at, coalesce('user:' || who_id, role), what, jsonb_strip_nulls(coalesce(new, '{}') || jsonb_build_object(
        'userId', nullif(subject_id, 'none')::integer, 'from', old, 'requestId', request_id))
      from log.audit where room = 'identity' order by id;
      delete from log.audit where room = 'identity';`);
}
