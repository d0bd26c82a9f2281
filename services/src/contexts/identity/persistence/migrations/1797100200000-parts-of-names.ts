import type { MigrationInterface, QueryRunner } from 'typeorm';
import { trigramIndex } from '../../../../platform/database/trigram-index.js';

/** Admins find accounts by a part of what they are called (managed-users.ts). */
export class PartsOfNames1797100200000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(
      trigramIndex('users_by_parts', 'identity.users', [
        `username_key || ' ' || email_key || ' ' || lower(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))`,
      ]),
    );

  down = (db: QueryRunner): Promise<void> => db.query('drop index identity.users_by_parts');
}
