import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bookings are found by their id alone, and listed in the order of their visits, whatever the venue's zone. */
export class ManagedBookings1795600500000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table booking.bookings add column starts_at timestamptz;
      update booking.bookings b set starts_at = visit.starts_at
        from (select distinct on (ledger, stream) ledger, stream,
                (coalesce(data->'to', data->'visit')->>'startsAt')::timestamptz as starts_at
              from log.events where type in ('BookingPlaced', 'BookingMoved')
              order by ledger, stream, version desc) visit
        where visit.ledger = b.venue_id and visit.stream = 'booking/' || b.id;
      create index bookings_by_id on booking.bookings (id);`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      drop index booking.bookings_by_id;
      alter table booking.bookings drop column starts_at;`);
}
