import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Admins edit venues: rules in place of one first start and its seats, words for pictures, a way to reach the house, and
 * deleted venues that stay for their bookings.
 */
export class OpeningRules1796900000000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table catalog.venue_experiences
        add column rules jsonb not null default '[]' constraint venue_experiences_rules check (jsonb_typeof(rules) = 'array');
      update catalog.venue_experiences set rules = jsonb_build_array(jsonb_build_object(
        'weekdays', jsonb_build_array(0, 1, 2, 3, 4, 5, 6), 'firstStart', first_start, 'lastStart', null,
        'everyMinutes', null, 'seats', seats, 'validFrom', null, 'validUntil', null));
      alter table catalog.venue_experiences drop column first_start, drop column seats;

      alter table catalog.venues
        add column phone text, add column email text, add column deleted_at timestamptz,
        add column picture_texts jsonb not null default '{}'`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table catalog.venues
        drop column phone, drop column email, drop column deleted_at, drop column picture_texts;
      alter table catalog.venue_experiences
        add column first_start text not null default '10:00',
        add column seats integer not null default 20 constraint venue_experiences_seats check (seats > 0);
      update catalog.venue_experiences
        set first_start = rules->0->>'firstStart', seats = (rules->0->>'seats')::int where jsonb_array_length(rules) > 0;
      alter table catalog.venue_experiences drop column rules`);
}
