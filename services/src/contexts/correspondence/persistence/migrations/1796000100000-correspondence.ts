import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages of visitors, the list of the newsletter, and texts that may be edited. Persons are sealed (docs/adr/0017). */
export class Correspondence1796000100000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
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
        nr          bigint      not null generated always as identity,
        id          uuid        not null,
        venue_id    integer,
        status      text        not null default 'new',
        created_at  timestamptz not null,
        answered_at timestamptz,
        answered_by integer,
        constraint messages_pkey primary key (id),
        constraint messages_person foreign key (id) references correspondence.persons (ref),
        constraint messages_status check (status in ('new', 'answered')),
        constraint messages_answered check ((status = 'answered') = (answered_at is not null))
      );
      create index messages_in_order on correspondence.messages (created_at desc, id desc);
      create index messages_of_a_status on correspondence.messages (status, created_at desc, id desc);

      create table correspondence.subscribers (
        nr           bigint      not null generated always as identity,
        ref          uuid        not null,
        asked_at     timestamptz not null,
        confirmed_at timestamptz,
        constraint subscribers_pkey primary key (ref),
        constraint subscribers_person foreign key (ref) references correspondence.persons (ref)
      );
      create index subscribers_unconfirmed on correspondence.subscribers (asked_at) where confirmed_at is null;

      create table correspondence.askings (
        nr       bigint      not null generated always as identity,
        person   bytea       not null,
        network  bytea       not null,
        asked_at timestamptz not null,
        constraint askings_pkey primary key (nr)
      );
      create index askings_of_a_person on correspondence.askings (person, asked_at);
      create index askings_of_a_network on correspondence.askings (network, asked_at);
      create index askings_by_time on correspondence.askings (asked_at);

      create table correspondence.contents (
        key        text        not null,
        version    integer     not null,
        blocks     jsonb       not null,
        written_at timestamptz not null,
        written_by text        not null,
        constraint contents_pkey primary key (key, version),
        constraint contents_version check (version > 0),
        constraint contents_blocks check (jsonb_typeof(blocks) = 'array')
      );`);

  down = (db: QueryRunner): Promise<void> => db.query('drop schema correspondence cascade');
}
