import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tickets of an order whose time is chosen later (docs/adr/0054): what was promised, and until when. The id is that of the
 * booking which they become, so that they are used once.
 */
export class OpenTickets1797700000000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table merchandise.open_tickets (
        id             uuid        not null,
        order_id       uuid        not null references merchandise.orders (id),
        line           smallint    not null,
        venue_id       integer     not null,
        experience_id  integer     not null,
        tickets        integer     not null,
        ticket_type    text        not null,
        terms          jsonb       not null,
        subtotal_cents integer     not null,
        fee_cents      integer     not null,
        choose_by      date        not null,
        expires_at     timestamptz not null,
        cancelled_at   timestamptz,
        constraint open_tickets_pkey primary key (id),
        constraint open_tickets_line unique (order_id, line),
        constraint open_tickets_tickets check (tickets > 0),
        constraint open_tickets_price check (subtotal_cents >= 0 and fee_cents >= 0)
      );
      create index open_tickets_by_end on merchandise.open_tickets (expires_at) where cancelled_at is null;`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table merchandise.open_tickets');
}
