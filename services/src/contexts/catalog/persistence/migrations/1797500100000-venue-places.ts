import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the door of a venue is on an interactive map, in degrees. */
export class VenuePlaces1797500100000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table catalog.venues
        add column latitude double precision,
        add column longitude double precision;`);

  down = (db: QueryRunner): Promise<void> =>
    db.query('alter table catalog.venues drop column latitude, drop column longitude');
}
