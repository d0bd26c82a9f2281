import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a note was written, so that the term of its inquiry does not hang on the audit. A process that does not know of it writes now. */
export class WhenNotesWereWritten1798000000019 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table franchise.notes add column at timestamptz not null default now();
      update franchise.notes n set at = a.at from log.audit a
        where a.room = 'franchise' and a.subject_kind = 'inquiry' and a.new ->> 'note' = n.id::text;`);

  down = (db: QueryRunner): Promise<void> => db.query('alter table franchise.notes drop column at');
}
