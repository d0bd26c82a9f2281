import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a browser saw of a release before it went live (docs/adr/0102); a line of the history without one was not looked at. */
export class SmokeVisits1798000000052 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table frontends.smoke_visits (
        app         text    not null,
        revision    integer not null,
        visited     text[]  not null,
        not_visited text[]  not null,
        constraint smoke_visits_pkey primary key (app, revision),
        constraint smoke_visits_history foreign key (app, revision) references frontends.history (app, revision)
          on delete cascade
      );`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table frontends.smoke_visits');
}
