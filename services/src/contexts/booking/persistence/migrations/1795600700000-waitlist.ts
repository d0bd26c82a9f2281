import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Read rows of the waitlists. The checks repeat the rules of the domain as a last defence. */
export class Waitlist1795600700000 implements MigrationInterface {
  // guard: the table does not let an offer go on for ever
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
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
        constraint waitlist_pkey primary key (venue_id, id),
        constraint waitlist_of_one_to_twenty check (party between 1 and 20),
        constraint waitlist_offers_have_an_end check ((status = 'offered') = (offered_until is not null))
      );
      create index waitlist_by_id on booking.waitlist (id);
      create index waitlist_in_order on booking.waitlist (venue_id, slot_id, place) where status = 'waiting';
      create index waitlist_offers_that_lapse on booking.waitlist (offered_until) where status = 'offered';`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table booking.waitlist');
}
