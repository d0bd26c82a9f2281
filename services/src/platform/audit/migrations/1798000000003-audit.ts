import type { MigrationInterface, QueryRunner } from 'typeorm';
import { trigramIndex } from '../../database/trigram-index.js';

/** Everything that is done with powers, in one place, found by a part of anything or of who it was (audit-log.ts). */
export class Audit1798000000003 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table log.audit (
        id           bigint         generated always as identity,
        at           timestamptz(3) not null,
        who_id       integer,
        who          text,
        role         text           not null,
        room         text           not null,
        what         text           not null,
        subject_kind text           not null,
        subject_id   text           not null,
        subject      text,
        old          jsonb,
        new          jsonb,
        request_id   text,
        source       text,
        constraint audit_pkey primary key (id)
      );
      create index audit_newest on log.audit (at desc, id desc);
      create index audit_of_a_room on log.audit (room, at desc, id desc);
      create index audit_of_a_subject on log.audit (subject_kind, subject_id, at desc);
      -- What staff does on event streams comes here by a subscription: \`source\` names the events that a row stands on.
      create unique index audit_of_events on log.audit (source);
      create index audit_of_somebody on log.audit (who_id);
      ${trigramIndex('audit_by_parts', 'log.audit', [
        `coalesce(who, '') || ' ' || what || ' ' || room || ' ' || subject_kind || ' ' || subject_id || ' ' ||
                 coalesce(subject, '') || ' ' || coalesce(old::text, '') || ' ' || coalesce(new::text, '')`,
        `coalesce(who, '') || ' ' || role`,
      ])}`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table log.audit');
}
