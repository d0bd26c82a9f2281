import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the venue has of a customer's money and what of it is owed, and what of a cancelled bill nobody had paid. The
 * projection of the bookings fills the columns at the next start, and writes booking.refunds with them: the one that
 * did so is gone.
 */
export class Balances1797300100000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table booking.bookings
        add column held    integer not null default 0,
        add column owed    integer not null default 0,
        add column at_door integer not null default 0,
        add column unpaid  integer not null default 0,
        add constraint bookings_owe_what_they_hold check (owed between 0 and held);
      delete from log.checkpoint where subscription = 'refunds';
      delete from log.reader where name = 'refunds';`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table booking.bookings
        drop column held, drop column owed, drop column at_door, drop column unpaid;`);
}
