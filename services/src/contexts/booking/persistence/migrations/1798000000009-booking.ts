import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tablesOfCustomers } from './tables-of-customers.js';

/**
 * Read rows of the booking room, and its customers. The checks repeat the rules of the domain as a last defence.
 * Projections fill them: a column needs no value for what was there before.
 */
export class Booking1798000000009 implements MigrationInterface {
  // guard: the table does not let a party be none, or a crowd
  // guard: the table does not let a slot be oversold
  // guard: the table does not let two bookings share a reference
  // guard: the table does not let an offer go on for ever
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
      -- A venue's days with all its experiences: the calendar, the manifest, the board of the day.
      create index slots_of_a_calendar on booking.slots (venue_id, date, time);
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
        checked_in_at timestamptz,
        starts_at     timestamptz,
        -- What a gift voucher pays, and what went back to it.
        voucher       integer,
        voucher_back  integer,
        discount      integer,
        cancelled_at  timestamptz,
        returned      integer     not null default 0,
        -- What the venue has of the customer's money, and what of it is owed back.
        held          integer     not null default 0,
        owed          integer     not null default 0,
        at_door       integer     not null default 0,
        unpaid        integer     not null default 0,
        -- How many of the party are in.
        inside        integer     not null default 0,
        -- What staff has granted to give back.
        granted       integer     not null default 0,
        -- Found with and without the venue: the id first, and a reference that is read out at the desk.
        constraint bookings_pkey primary key (id, venue_id),
        constraint bookings_reference unique (reference, venue_id),
        constraint bookings_of_one_to_twenty check (tickets between 1 and 20),
        constraint bookings_owe_what_they_hold check (owed between 0 and held)
      );
      create index bookings_by_cancelling on booking.bookings (cancelled_at) where cancelled_at is not null;
      create index bookings_by_placing on booking.bookings using brin (placed_at);
      -- Many share an instant: without the id they share an entry.
      create index bookings_in_time on booking.bookings (starts_at);
      create index bookings_of_a_customer on booking.bookings (venue_id, customer_ref);
      create index bookings_of_a_day on booking.bookings (date, venue_id);
      create index bookings_of_a_user on booking.bookings (user_id) where user_id is not null;
      create index bookings_that_lapse on booking.bookings (hold_until) where status = 'pending' and hold_until is not null;
      -- Which seats of the slot board are held only until an instant.
      create table booking.ending_holds (
        venue_id integer     not null,
        slot_id  text        not null,
        holder   text        not null,
        seats    integer     not null,
        until    timestamptz not null,
        constraint ending_holds_pkey primary key (venue_id, slot_id, holder)
      );
      -- What goes back, and what became of it (docs/spec/decisions.md G28).
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
      create table booking.waitlist (
        venue_id      integer not null,
        id            uuid    not null,
        slot_id       text    not null,
        party         integer not null,
        status        text    not null,
        customer_ref  uuid    not null,
        place         bigint  not null,
        offered_until timestamptz,
        booking_id    uuid,
        user_id       integer,
        constraint waitlist_pkey primary key (venue_id, id),
        constraint waitlist_of_one_to_twenty check (party between 1 and 20),
        constraint waitlist_offers_have_an_end check ((status = 'offered') = (offered_until is not null))
      );
      create index waitlist_by_id on booking.waitlist (id);
      create index waitlist_in_order on booking.waitlist (venue_id, slot_id, place) where status = 'waiting';
      create index waitlist_of_an_account on booking.waitlist (user_id) where user_id is not null;
      create index waitlist_offers_that_lapse on booking.waitlist (offered_until) where status = 'offered';
      -- What a venue called off, and what became of each party in it: a worker that starts anew knows what is left to
      -- do.
      create table booking.call_offs (
        venue_id      integer     not null,
        id            uuid        not null,
        date          date        not null,
        experience_id integer,
        time          text,
        slots         integer     not null,
        reason        text        not null,
        message       text        not null,
        started_at    timestamptz not null,
        finished_at   timestamptz,
        constraint call_offs_pkey primary key (venue_id, id)
      );
      create index call_offs_of_a_day on booking.call_offs (venue_id, date);
      create table booking.call_off_parties (
        venue_id    integer not null,
        call_off_id uuid    not null,
        party_id    uuid    not null,
        slot_id     text    not null,
        kind        text    not null,
        outcome     text,
        constraint call_off_parties_pkey primary key (venue_id, call_off_id, party_id)
      );
      create index call_off_parties_by_id on booking.call_off_parties (party_id);
      ${tablesOfCustomers}`);

  down = (db: QueryRunner): Promise<void> => db.query('drop schema booking cascade');
}
