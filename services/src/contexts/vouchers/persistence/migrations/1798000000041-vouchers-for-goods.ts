import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gift vouchers pay for merchandise, too: what an order holds has no venue (docs/adr/0090). */
export class VouchersForGoods1798000000041 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query('alter table vouchers.spendings alter column venue_id drop not null;');

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      update vouchers.spendings set venue_id = 0 where venue_id is null;
      alter table vouchers.spendings alter column venue_id set not null;`);
}
