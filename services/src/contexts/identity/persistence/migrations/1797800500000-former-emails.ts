import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses that accounts had proven and left: what was written under them until then is told to their owners. */
export class FormerEmails1797800500000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table identity.former_emails (
        user_id   integer     not null references identity.users on delete cascade,
        email     text        not null,
        email_key text        not null,
        left_at   timestamptz not null,
        primary key (user_id, email_key)
      );`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table identity.former_emails');
}
