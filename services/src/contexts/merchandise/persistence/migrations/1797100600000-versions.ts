import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often each was changed: whoever changes one says which version they have seen. */
export class ProductVersions1797100600000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query('alter table merchandise.products add column version integer not null default 0');

  down = (db: QueryRunner): Promise<void> => db.query('alter table merchandise.products drop column version');
}
