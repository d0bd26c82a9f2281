import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts, the sessions of those who are signed in, tries that are counted, and what admins did. */
export class Accounts1795300150000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create schema if not exists identity;

      create table identity.users (
        id                      integer generated always as identity primary key,
        username                text        not null,
        username_key            text        not null,
        email                   text        not null,
        email_key               text        not null,
        password_hash           text        not null check (password_hash like '$argon2id$%'),
        first_name              text,
        last_name               text,
        membership_tier         text        not null default 'none',
        is_admin                boolean     not null default false,
        roles                   text[]      not null default '{}',
        subscription_status     text        not null default 'inactive',
        subscription_start_date date,
        subscription_end_date   date,
        last_billing_date       date,
        terms_accepted_at       timestamptz,
        created_at              timestamptz not null,
        constraint users_username_key unique (username_key),
        constraint users_email_key unique (email_key)
      );
      create index users_admins on identity.users (id) where is_admin;

      create table identity.sessions (
        sid    text           not null,
        sess   jsonb          not null,
        expire timestamptz(3) not null,
        constraint sessions_pkey primary key (sid)
      );
      create index sessions_expire on identity.sessions (expire);
      create index sessions_user on identity.sessions ((sess ->> 'userId'));

      create table identity.tries (
        key     text        not null,
        count   integer     not null,
        ends_at timestamptz not null,
        constraint tries_pkey primary key (key)
      );
      create index tries_ends_at on identity.tries (ends_at);

      create table identity.audit (
        id      bigint      generated always as identity primary key,
        at      timestamptz not null,
        who     text        not null,
        what    text        not null,
        details jsonb       not null
      );`);

  down = (db: QueryRunner): Promise<void> => db.query('drop schema identity cascade');
}
