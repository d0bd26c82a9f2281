import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Under which name mails go out, every version of it: the last one counts (docs/spec/decisions.md G9). */
export class Settings1798000000016 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create schema if not exists settings;
      create table settings.mail_sender (
        version    integer     not null,
        name       text        not null,
        reply_to   text,
        written_at timestamptz not null,
        constraint mail_sender_pkey primary key (version)
      );`);

  down = (db: QueryRunner): Promise<void> => db.query('drop schema settings cascade');
}
