import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was paid for tickets without a time: rows of the projection of payments. */
export class PaidTickets1798000000048 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table payments.tickets (
        ledger     integer not null,
        ticket_id  uuid    not null,
        order_id   uuid    not null,
        payment_id uuid    not null,
        state      text    not null,
        amount     integer not null,
        constraint tickets_pkey primary key (payment_id, ticket_id)
      );
      create index tickets_of_an_order on payments.tickets (order_id);`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table payments.tickets');
}
