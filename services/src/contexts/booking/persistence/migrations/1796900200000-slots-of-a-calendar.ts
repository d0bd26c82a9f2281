import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A venue's days with all its experiences, in their order: the calendar, the manifest, the board of the day. */
export class SlotsOfACalendar1796900200000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query('create index slots_of_a_calendar on booking.slots (venue_id, date, time)');

  down = (db: QueryRunner): Promise<void> => db.query('drop index booking.slots_of_a_calendar');
}
