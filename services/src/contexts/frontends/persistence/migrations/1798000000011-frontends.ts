import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The frontend registry (docs/adr/0008): releases are written once, channels move, history only grows. */
export class Frontends1798000000011 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create schema if not exists frontends;
      create table frontends.releases (
        id           text        not null,
        app          text        not null,
        record       jsonb       not null,
        published_at timestamptz not null,
        constraint releases_pkey primary key (id)
      );
      create index releases_app on frontends.releases (app, published_at);
      create table frontends.channels (
        app       text    not null,
        stable    text    not null,
        candidate text,
        percent   integer not null,
        last_good text,
        killed    boolean not null,
        revision  integer not null,
        constraint channels_pkey primary key (app),
        constraint channels_percent check (percent between 0 and 99),
        constraint channels_candidate foreign key (candidate) references frontends.releases (id),
        constraint channels_last_good foreign key (last_good) references frontends.releases (id),
        constraint channels_stable foreign key (stable) references frontends.releases (id)
      );
      create table frontends.history (
        app      text        not null,
        revision integer     not null,
        action   text        not null,
        who      text        not null,
        before   jsonb       not null,
        after    jsonb       not null,
        at       timestamptz not null,
        constraint history_pkey primary key (app, revision)
      );`);

  down = (db: QueryRunner): Promise<void> => db.query('drop schema frontends cascade');
}
