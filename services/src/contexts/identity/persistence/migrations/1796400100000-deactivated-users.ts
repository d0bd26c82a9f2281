import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when an account may not sign in. */
export class DeactivatedUsers1796400100000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> => db.query('alter table identity.users add column deactivated_at timestamptz');

  down = (db: QueryRunner): Promise<void> => db.query('alter table identity.users drop column deactivated_at');
}
