import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a venue's own page says: pictures, parking, comforts, safety, the way there and the map of its neighbourhood. */
export class VenueDetails1796000200000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table catalog.venues
        add column gallery_images text[] not null default '{}',
        add column parking        text[] not null default '{}',
        add column amenities      text[] not null default '{}',
        add column safety         text[] not null default '{}',
        add column directions     jsonb  not null default '[]',
        add column street_map     jsonb`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table catalog.venues
        drop column gallery_images, drop column parking, drop column amenities,
        drop column safety, drop column directions, drop column street_map`);
}
