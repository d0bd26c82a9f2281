import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How merchandise was paid for when it was handed over, and what was paid. */
export class CollectedPayments1798000000037 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table merchandise.desk_payments (
        order_id  uuid        not null,
        venue_id  integer     not null,
        actor     text        not null,
        paid_with text        not null,
        amount    integer     not null,
        at        timestamptz not null,
        constraint desk_payments_pkey primary key (order_id),
        constraint desk_payments_amount check (amount > 0)
      );
      create index desk_payments_of_a_day on merchandise.desk_payments (venue_id, at);`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table merchandise.desk_payments');
}
