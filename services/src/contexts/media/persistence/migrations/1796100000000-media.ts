import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files that were sent, one row each; the number names its job in the outbox. */
export class Media1796100000000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create schema media;
      create table media.uploads (
        id          uuid        not null,
        number      bigint      not null generated always as identity,
        target      text        not null,
        target_id   integer     not null,
        by          integer     not null,
        file_name   text        not null,
        type        text        not null,
        bytes       bigint      not null,
        alt         text        not null default '',
        status      text        not null default 'stored',
        progress    integer     not null default 0,
        reason      text,
        url         text,
        created_at  timestamptz not null,
        finished_at timestamptz,
        constraint uploads_pkey primary key (id),
        constraint uploads_number unique (number),
        constraint uploads_target check (target in ('experience', 'experience-gallery', 'membership', 'product')),
        constraint uploads_status check (status in ('stored', 'processing', 'ready', 'failed')),
        constraint uploads_progress check (progress between 0 and 100)
      );
      create index uploads_of on media.uploads (target, target_id, number)`);

  down = (db: QueryRunner): Promise<void> => db.query('drop schema media cascade');
}
