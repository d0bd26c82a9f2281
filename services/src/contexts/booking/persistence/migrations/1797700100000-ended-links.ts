import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often the links to a booking were replaced; without a row, never: those that are out there stay good. */
export class EndedLinks1797700100000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table booking.link_versions (
        booking_id uuid    primary key,
        version    integer not null
      )`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table booking.link_versions');
}
