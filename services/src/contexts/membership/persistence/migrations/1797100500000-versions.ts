import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often each was changed: whoever changes one says which version they have seen. */
export class MembershipVersions1797100500000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query('alter table membership.memberships add column version integer not null default 0');

  down = (db: QueryRunner): Promise<void> => db.query('alter table membership.memberships drop column version');
}
