import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an admin sets for the whole house, every version of it: the last one counts. */
export class HouseRules1796800000000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table log.house_rules (
        version    integer     not null,
        rules      jsonb       not null,
        written_at timestamptz not null,
        constraint house_rules_pkey primary key (version)
      )`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table log.house_rules');
}
