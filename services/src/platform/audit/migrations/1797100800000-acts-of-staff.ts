import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff does on event streams comes here by a subscription: `source` names the events that a row stands on. */
export class ActsOfStaff1797100800000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table log.audit add column source text;
      create unique index audit_of_events on log.audit (source);`);

  down = (db: QueryRunner): Promise<void> =>
    db.query('delete from log.audit where source is not null; alter table log.audit drop column source');
}
