import type { MigrationInterface, QueryRunner } from 'typeorm';
import { trigramIndex } from '../../../../platform/database/trigram-index.js';

/** Accounts, their sessions and links, and what they sign in with. Secrets are sealed or hashed. */
export class Identity1798000000010 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create schema if not exists identity;
      -- Admins find accounts without regard to accents and apostrophes: searchText of the contracts, as an index can use
      -- it.
      create function identity.search_text(text text) returns text language sql immutable strict parallel safe
        return btrim(regexp_replace(translate(replace(replace(replace(replace(replace(lower(regexp_replace(
          normalize(translate(text, '''’‘ʼ\`´', ''), nfkd), '[\\u0300-\\u036f]', '', 'g')),
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ς', 'σ'), 'øłđðı', 'olddi'), '\\s+', ' ', 'g'));
      create table identity.users (
        id                      integer     generated always as identity,
        username                text        not null,
        username_key            text        not null,
        email                   text        not null,
        email_key               text        not null,
        password_hash           text        not null,
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
        -- Which wording of the terms was accepted; null before wordings had names.
        terms_version           text,
        -- Since when the address is proven to be read by its owner.
        email_verified_at       timestamptz,
        password_version        integer     not null default 0,
        deactivated_at          timestamptz,
        -- Of the present period of their plan (docs/spec/decisions.md G4).
        guest_passes_left       integer     not null default 0,
        second_factor_at        timestamptz,
        constraint users_pkey primary key (id),
        constraint users_email_key unique (email_key),
        constraint users_username_key unique (username_key),
        constraint users_guest_passes check (guest_passes_left >= 0),
        constraint users_password_hash_check check (password_hash like '$argon2id$%')
      );
      create index users_admins on identity.users (id) where is_admin;
      ${trigramIndex('users_by_parts', 'identity.users', [
        `identity.search_text(username_key || ' ' || email_key || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, ''))`,
      ])}
      create table identity.sessions (
        sid     text           not null,
        sess    jsonb          not null,
        expire  timestamptz(3) not null,
        seen_at timestamptz,
        constraint sessions_pkey primary key (sid)
      );
      create index sessions_expire on identity.sessions (expire);
      create index sessions_user on identity.sessions ((sess ->> 'userId'));
      -- Links in mails. Those that were asked for an address without an account have no user.
      create table identity.links (
        id         uuid        not null,
        nr         bigint      generated always as identity,
        user_id    integer,
        purpose    text        not null,
        email      text        not null,
        told_email text,
        token_hash bytea       not null,
        made_at    timestamptz not null,
        expires_at timestamptz not null,
        used_at    timestamptz,
        constraint links_pkey primary key (id),
        constraint links_token_hash unique (token_hash),
        constraint links_purpose_check check (purpose in ('verify-email', 'reset-password', 'undo-email-change')),
        constraint links_user foreign key (user_id) references identity.users (id) on delete cascade
      );
      create index links_expires_at on identity.links (expires_at);
      create index links_of_user on identity.links (user_id, purpose);
      create sequence identity.mail_numbers;
      -- Addresses that accounts had proven and left: what was written under them until then is told to their owners.
      create table identity.former_emails (
        user_id   integer     not null,
        email     text        not null,
        email_key text        not null,
        left_at   timestamptz not null,
        constraint former_emails_pkey primary key (user_id, email_key),
        constraint former_emails_user_id_fkey foreign key (user_id) references identity.users (id) on delete cascade
      );
      create table identity.authenticators (
        user_id      integer     not null,
        sealed       bytea       not null,
        wrapped_key  bytea       not null,
        wrapped_by   text        not null,
        last_step    bigint      not null default 0,
        made_at      timestamptz not null,
        confirmed_at timestamptz,
        constraint authenticators_pkey primary key (user_id),
        constraint authenticators_user_id_fkey foreign key (user_id) references identity.users (id) on delete cascade
      );
      create table identity.recovery_codes (
        user_id   integer not null,
        code_hash bytea   not null,
        constraint recovery_codes_pkey primary key (user_id, code_hash),
        constraint recovery_codes_user_id_fkey foreign key (user_id) references identity.users (id) on delete cascade
      );
      create table identity.passkeys (
        id            integer     generated always as identity,
        user_id       integer     not null,
        credential_id text        not null,
        user_handle   text        not null,
        public_key    bytea       not null,
        sign_count    bigint      not null,
        transports    text[]      not null,
        name          text        not null,
        made_at       timestamptz not null,
        used_at       timestamptz,
        constraint passkeys_pkey primary key (id),
        constraint passkeys_credential_id_key unique (credential_id),
        constraint passkeys_user_id_fkey foreign key (user_id) references identity.users (id) on delete cascade
      );
      create index passkeys_by_user on identity.passkeys (user_id);`);

  down = (db: QueryRunner): Promise<void> => db.query('drop schema identity cascade');
}
