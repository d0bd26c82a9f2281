import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was sent back to a card and has not arrived yet. */
export class OnlineRefunds1798000000022 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table booking.bookings add column on_its_way integer not null default 0;
      alter table booking.refunds add column on_its_way integer not null default 0;`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table booking.bookings drop column on_its_way;
      alter table booking.refunds drop column on_its_way;`);
}
