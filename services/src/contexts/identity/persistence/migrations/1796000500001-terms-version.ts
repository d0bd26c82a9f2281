import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which wording of the terms somebody accepted; null for those who accepted before wordings had names. */
export class TermsVersion1796000500001 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> => db.query('alter table identity.users add column terms_version text');

  down = (db: QueryRunner): Promise<void> => db.query('alter table identity.users drop column terms_version');
}
