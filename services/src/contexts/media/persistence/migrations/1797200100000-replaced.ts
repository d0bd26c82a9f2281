import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when nobody refers to what was made of a file any more, as the nightly job found it. */
export class Replaced1797200100000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> => db.query('alter table media.uploads add column replaced_at timestamptz');

  down = (db: QueryRunner): Promise<void> => db.query('alter table media.uploads drop column replaced_at');
}
