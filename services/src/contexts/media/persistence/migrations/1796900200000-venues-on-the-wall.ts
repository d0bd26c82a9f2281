import type { MigrationInterface, QueryRunner } from 'typeorm';

const allow = (targets: string): string => `
  alter table media.uploads drop constraint uploads_target;
  alter table media.uploads add constraint uploads_target check (target in (${targets}))`;

/** Venues have pictures too. */
export class VenuesOnTheWall1796900200000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(allow("'experience', 'experience-gallery', 'membership', 'product', 'venue', 'venue-gallery'"));

  down = (db: QueryRunner): Promise<void> =>
    db.query(`delete from media.uploads where target in ('venue', 'venue-gallery');
      ${allow("'experience', 'experience-gallery', 'membership', 'product'")}`);
}
