import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tries are counted in log.rate_limits now. */
export class WithoutVoucherTries1797500000004 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> => db.query('drop table vouchers.tries');

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table vouchers.tries (
        key     text        not null,
        count   integer     not null,
        ends_at timestamptz not null,
        constraint tries_pkey primary key (key)
      );
      create index tries_by_end on vouchers.tries (ends_at);`);
}
