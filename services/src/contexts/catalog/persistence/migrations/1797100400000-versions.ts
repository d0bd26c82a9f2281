import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often each was changed: whoever changes one says which version they have seen. */
export class CatalogVersions1797100400000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table catalog.venues
        add column version integer not null default 0,
        add column hours_version integer not null default 0;
      alter table catalog.experiences add column version integer not null default 0;
      alter table catalog.venue_experiences add column version integer not null default 1;`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table catalog.venues drop column version, drop column hours_version;
      alter table catalog.experiences drop column version;
      alter table catalog.venue_experiences drop column version;`);
}
