import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Read rows of the booking room, and its customers. The checks repeat the rules of the domain as a last defence. */
export class Booking1795300200000 implements MigrationInterface {
  // guard: the table does not let a party be none, or a crowd
  // guard: the table does not let a slot be oversold
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create schema if not exists booking;

      create table booking.slots (
        venue_id      integer not null,
        slot_id       text    not null,
        experience_id integer not null,
        date          date    not null,
        time          text    not null,
        capacity      integer not null,
        booked_count  integer not null default 0,
        closed        boolean not null default false,
        constraint slots_pkey primary key (venue_id, slot_id),
        constraint slots_never_oversold check (booked_count between 0 and capacity)
      );
      create index slots_of_a_day on booking.slots (venue_id, experience_id, date, time);

      create table booking.bookings (
        venue_id      integer     not null,
        id            uuid        not null,
        reference     text        not null,
        slot_id       text        not null,
        experience_id integer     not null,
        date          date        not null,
        time          text        not null,
        tickets       integer     not null,
        ticket_type   text        not null,
        status        text        not null,
        subtotal      integer     not null,
        fee           integer     not null,
        total         integer     not null,
        refund        integer,
        moves         integer     not null default 0,
        user_id       integer,
        customer_ref  uuid        not null,
        placed_at     timestamptz not null,
        hold_until    timestamptz,
        constraint bookings_pkey primary key (venue_id, id),
        constraint bookings_reference unique (venue_id, reference),
        constraint bookings_of_one_to_twenty check (tickets between 1 and 20)
      );
      create index bookings_of_a_slot on booking.bookings (venue_id, slot_id);

      create table booking.customers (
        venue_id integer not null,
        ref      uuid    not null,
        name     text    not null,
        email    text    not null,
        phone    text,
        constraint customers_pkey primary key (venue_id, ref)
      );`);

  down = (db: QueryRunner): Promise<void> => db.query('drop schema booking cascade');
}
