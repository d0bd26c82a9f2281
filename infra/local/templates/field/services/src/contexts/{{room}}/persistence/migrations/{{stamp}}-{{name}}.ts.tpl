import type { MigrationInterface, QueryRunner } from 'typeorm';

/** {{Words}} of {{table}}; the release before leaves it as it is by default. */
export class {{Name}}{{stamp}} implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> => db.query('alter table {{table}} add column {{snake}} {{sqlType}}');

  down = (db: QueryRunner): Promise<void> => db.query('alter table {{table}} drop column {{snake}}');
}
