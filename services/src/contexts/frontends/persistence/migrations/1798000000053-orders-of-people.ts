import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People give orders, too, by their account (docs/adr/0103). */
export class OrdersOfPeople1798000000053 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table frontends.history alter column who drop not null;
      alter table frontends.history add column who_id integer;`);

  down = (db: QueryRunner): Promise<void> => db.query('alter table frontends.history drop column who_id');
}
