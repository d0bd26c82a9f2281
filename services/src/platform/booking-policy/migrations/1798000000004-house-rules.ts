import type { MigrationInterface, QueryRunner } from 'typeorm';
import { notifyChange } from '../../database/notify-change.js';

/** What an admin sets for the whole network, every version of it: the last one counts. */
export class HouseRules1798000000004 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table log.house_rules (
        version    integer     not null,
        rules      jsonb       not null,
        written_at timestamptz not null,
        constraint house_rules_pkey primary key (version)
      );${notifyChange('log.house_rules')}`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table log.house_rules');
}
