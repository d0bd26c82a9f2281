import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Under which name the mails of the house go out, every version of it: the last one counts (decisions.md G9). */
export class MailSender1797000400000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create schema if not exists settings;
      create table settings.mail_sender (
        version    integer     not null,
        name       text        not null,
        reply_to   text,
        written_at timestamptz not null,
        constraint mail_sender_pkey primary key (version)
      )`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table settings.mail_sender');
}
