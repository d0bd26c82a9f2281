import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files that were sent, one row each; the number names its job in the outbox. */
export class Media1798000000012 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create schema if not exists media;
      create table media.uploads (
        id          uuid        not null,
        number      bigint      generated always as identity,
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
        -- Since when nobody refers to what was made of it, as the nightly job found it.
        replaced_at timestamptz,
        constraint uploads_pkey primary key (id),
        constraint uploads_number unique (number),
        constraint uploads_progress check (progress between 0 and 100),
        constraint uploads_status check (status in ('stored', 'processing', 'ready', 'failed')),
        constraint uploads_target
          check (target in ('experience', 'experience-gallery', 'membership', 'product', 'venue', 'venue-gallery'))
      );
      create index uploads_of on media.uploads (target, target_id, number);`);

  down = (db: QueryRunner): Promise<void> => db.query('drop schema media cascade');
}
