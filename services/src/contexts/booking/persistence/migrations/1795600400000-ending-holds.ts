import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which seats of the slot board are held only until an instant. Seats that were held before slots knew of ends stay
 * out: their slot holds them until their booking lets them go.
 */
export class EndingHolds1795600400000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table booking.ending_holds (
        venue_id integer     not null,
        slot_id  text        not null,
        holder   text        not null,
        seats    integer     not null,
        until    timestamptz not null,
        constraint ending_holds_pkey primary key (venue_id, slot_id, holder)
      );
      insert into booking.ending_holds (venue_id, slot_id, holder, seats, until)
        select b.venue_id, b.slot_id, b.id::text, b.tickets, b.hold_until from booking.bookings b
        where b.status = 'pending' and b.hold_until is not null and exists (
          select from log.events e where e.ledger = b.venue_id and e.stream = 'slot/' || b.slot_id
            and e.type = 'SeatsHeld' and e.data ->> 'bookingId' = b.id::text and e.data ->> 'until' is not null);`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table booking.ending_holds');
}
