import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when an account's e-mail is proven to be read by its owner, and the links of mails that prove it. */
export class VerifiedEmails1796100000000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table identity.users add column email_verified_at timestamptz;

      create table identity.links (
        id         uuid        not null,
        nr         bigint      generated always as identity,
        user_id    integer     not null,
        purpose    text        not null check (purpose in ('verify-email', 'reset-password')),
        email      text        not null,
        told_email text,
        token_hash bytea       not null,
        made_at    timestamptz not null,
        expires_at timestamptz not null,
        used_at    timestamptz,
        constraint links_pkey primary key (id),
        constraint links_token_hash unique (token_hash),
        constraint links_user foreign key (user_id) references identity.users (id) on delete cascade
      );
      create index links_of_user on identity.links (user_id, purpose);
      create index links_expires_at on identity.links (expires_at);`);

  down = (db: QueryRunner): Promise<void> =>
    db.query('drop table identity.links; alter table identity.users drop column email_verified_at');
}
