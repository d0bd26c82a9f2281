import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What goes back and what became of it (decisions.md G28), and what reports add up: a booking's discount, when it was
 * cancelled and what of its price that gave back. Projections fill the columns at the next start.
 */
export class Refunds1796800000000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table booking.refunds (
        venue_id     integer     not null,
        booking_id   uuid        not null,
        state        text        not null,
        owed         integer     not null,
        paid         integer     not null default 0,
        requested_at timestamptz not null,
        settled_at   timestamptz,
        method       text,
        receipt      text,
        failure      text,
        constraint refunds_pkey primary key (booking_id, venue_id),
        constraint refunds_never_overpaid check (owed >= 0 and paid >= 0)
      );
      create index refunds_of_a_state on booking.refunds (state, requested_at, booking_id);

      alter table booking.bookings
        add column discount     integer,
        add column cancelled_at timestamptz,
        add column returned     integer not null default 0;
      create index bookings_of_a_day on booking.bookings (date, venue_id);
      create index bookings_by_placing on booking.bookings using brin (placed_at);
      create index bookings_by_cancelling on booking.bookings (cancelled_at) where cancelled_at is not null;`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      drop index booking.bookings_by_cancelling;
      drop index booking.bookings_by_placing;
      drop index booking.bookings_of_a_day;
      alter table booking.bookings
        drop column discount, drop column cancelled_at, drop column returned;
      drop table booking.refunds;`);
}
