import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was paid at the desks, and how: rows of a projection. */
export class DeskPayments1798000000035 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table booking.desk_payments (
        ledger     integer     not null,
        position   bigint      not null,
        booking_id uuid        not null,
        actor      text        not null,
        paid_with  text        not null,
        amount     integer     not null,
        at         timestamptz not null,
        constraint desk_payments_pkey primary key (ledger, position)
      );
      create index desk_payments_of_a_day on booking.desk_payments (ledger, at);`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table booking.desk_payments');
}
