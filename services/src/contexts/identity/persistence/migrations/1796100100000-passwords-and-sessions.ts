import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links that were asked for an address without an account, which version of the password a session knows, and when it was last seen. */
export class PasswordsAndSessions1796100100000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table identity.links alter column user_id drop not null;
      alter table identity.users add column password_version integer not null default 0;
      alter table identity.sessions add column seen_at timestamptz;
      create sequence identity.mail_numbers;`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      delete from identity.links where user_id is null;
      alter table identity.links alter column user_id set not null;
      alter table identity.users drop column password_version;
      alter table identity.sessions drop column seen_at;
      drop sequence identity.mail_numbers;`);
}
