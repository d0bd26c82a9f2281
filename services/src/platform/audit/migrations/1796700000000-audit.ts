import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Everything that is done with powers, in one place: the rooms move here what they kept each by itself. */
export class Audit1796700000000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table log.audit (
        id           bigint         not null generated always as identity,
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
        constraint audit_pkey primary key (id)
      );
      create index audit_newest on log.audit (at desc, id desc);
      create index audit_of_a_subject on log.audit (subject_kind, subject_id, at desc);
      create index audit_of_somebody on log.audit (who_id);`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table log.audit');
}
