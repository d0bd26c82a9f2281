import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The schema of the room of {{words}}. */
export class {{Room}}{{stamp}} implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> => db.query('create schema if not exists {{snake}}');

  down = (db: QueryRunner): Promise<void> => db.query('drop schema {{snake}}');
}
