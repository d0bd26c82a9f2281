import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of a setup that was refused stays why: a name and an address that anybody may have given are taken out. */
export class RefusedSetups1797910000000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`update log.audit set new = new - '{username,address}'::text[] where what = 'admin setup refused'`);

  // nothing brings them back, and nothing needs them
  down = (): Promise<void> => Promise.resolve();
}
