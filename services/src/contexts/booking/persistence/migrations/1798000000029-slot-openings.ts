import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Slots that open to everybody later than to the holders of a plan. */
export class SlotOpenings1798000000029 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> => db.query('alter table booking.slots add column opens_at timestamptz;');

  down = (db: QueryRunner): Promise<void> => db.query('alter table booking.slots drop column opens_at;');
}
