import type { MigrationInterface, QueryRunner } from 'typeorm';
import { notifyChange } from '../../../../platform/database/notify-change.js';
import { firstTexts } from './first-texts.js';

/**
 * Messages of visitors, the list of the newsletter, and texts that may be edited. Persons are sealed (docs/adr/0017).
 */
export class Correspondence1798000000015 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create schema if not exists correspondence;
      create table correspondence.persons (
        ref        uuid not null,
        sealed     bytea,
        email_hash bytea,
        erased_at  timestamptz,
        constraint persons_pkey primary key (ref),
        constraint persons_are_sealed_or_erased
          check ((erased_at is null) = (sealed is not null) and (sealed is null) = (email_hash is null))
      );
      create index persons_by_email on correspondence.persons (email_hash);
      create table correspondence.person_keys (
        ref         uuid  not null,
        wrapped_key bytea not null,
        wrapped_by  text  not null,
        constraint person_keys_pkey primary key (ref)
      );
      create table correspondence.messages (
        nr          bigint      generated always as identity,
        id          uuid        not null,
        venue_id    integer,
        status      text        not null default 'new',
        created_at  timestamptz not null,
        answered_at timestamptz,
        answered_by integer,
        user_id     integer,
        constraint messages_pkey primary key (id),
        constraint messages_answered check ((status = 'answered') = (answered_at is not null)),
        constraint messages_status check (status in ('new', 'answered')),
        constraint messages_person foreign key (id) references correspondence.persons (ref)
      );
      create index messages_in_order on correspondence.messages (created_at desc, id desc);
      create index messages_of_a_status on correspondence.messages (status, created_at desc, id desc);
      create index messages_of_an_account on correspondence.messages (user_id) where user_id is not null;
      -- The list of the newsletter.
      create table correspondence.subscribers (
        nr           bigint      generated always as identity,
        ref          uuid        not null,
        asked_at     timestamptz not null,
        confirmed_at timestamptz,
        constraint subscribers_pkey primary key (ref),
        constraint subscribers_person foreign key (ref) references correspondence.persons (ref)
      );
      create index subscribers_unconfirmed on correspondence.subscribers (asked_at) where confirmed_at is null;
      create sequence correspondence.newsletter_mails;
      -- Texts that admins edit, every version of them.
      create table correspondence.contents (
        key        text        not null,
        version    integer     not null,
        blocks     jsonb       not null,
        written_at timestamptz not null,
        written_by text        not null,
        constraint contents_pkey primary key (key, version),
        constraint contents_blocks check (jsonb_typeof(blocks) = 'array'),
        constraint contents_version check (version > 0)
      );${notifyChange('correspondence.contents')}`);
    for (const [key, blocks] of Object.entries(firstTexts))
      await db.query(
        `insert into correspondence.contents (key, version, blocks, written_at, written_by)
         values ($1, 1, $2, now(), 'migration')`,
        [key, JSON.stringify(blocks)],
      );
  }

  down = (db: QueryRunner): Promise<void> => db.query('drop schema correspondence cascade');
}
