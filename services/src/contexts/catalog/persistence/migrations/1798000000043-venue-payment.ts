import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Up to how many cents may be paid at a venue; null: as many as in the house (docs/adr/0092). */
export class VenuePayment1798000000043 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query('alter table catalog.venues add column pay_at_venue_up_to_cents integer');

  down = (db: QueryRunner): Promise<void> =>
    db.query('alter table catalog.venues drop column pay_at_venue_up_to_cents');
}
