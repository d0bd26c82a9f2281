import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What browsers report of releases: figures by minute, and the errors of each (docs/adr/0101). They go with their release. */
export class ReleaseReports1798000000050 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table frontends.release_minutes (
        release         text        not null,
        app             text        not null,
        minute          timestamptz not null,
        loads           integer     not null,
        entry_failures  integer     not null,
        chunk_failures  integer     not null,
        render_failures integer     not null,
        long_tasks      integer     not null,
        lcp_histogram   integer[]   not null,
        inp_histogram   integer[]   not null,
        constraint release_minutes_pkey primary key (release, minute),
        constraint release_minutes_release foreign key (release) references frontends.releases (id) on delete cascade
      );
      create index release_minutes_minute on frontends.release_minutes (minute);
      create table frontends.release_errors (
        release     text        not null,
        fingerprint text        not null,
        app         text        not null,
        kind        text        not null,
        message     text        not null,
        stack       text        not null,
        route       text        not null,
        count       integer     not null,
        first_seen  timestamptz not null,
        last_seen   timestamptz not null,
        constraint release_errors_pkey primary key (release, fingerprint),
        constraint release_errors_kind check (kind in ('entry', 'chunk', 'render')),
        constraint release_errors_release foreign key (release) references frontends.releases (id) on delete cascade
      );`);

  down = (db: QueryRunner): Promise<void> =>
    db.query('drop table frontends.release_errors; drop table frontends.release_minutes;');
}
