import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Raw } from 'typeorm';
import { Settings } from '../../../../platform/config/settings.js';
import { ClosureRow } from '../../persistence/closure.row.js';
import { ExperienceRow } from '../../persistence/experience.row.js';
import { VenueRow } from '../../persistence/venue.row.js';
import { VenueExperienceRow } from '../../persistence/venue-experience.row.js';
import { demoExperiences, experienceRow, offerRow, venueRow } from './demo-rows.js';
import { detailsOf } from './demo-venue-details.js';
import { demoClosures, demoVenues } from './demo-venues.js';

/** How much the demo catalogue holds, for the person who watches the seed. */
export interface DemoCatalog {
  readonly experiences: number;
  readonly venues: number;
}

/**
 * Puts the demo venues and experiences of decisions.md 5 into the catalogue, under their fixed ids. What is there
 * already stays as it is, and what an admin took from a programme or off the closures stays away: both come only with
 * the venue or the experience that they are of.
 */
@Injectable()
export class CatalogDemo {
  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
  ) {}

  async load(): Promise<DemoCatalog> {
    await this.database.transaction(async (db) => {
      const product = this.settings.PRODUCT_NAME;
      const experiences = await addMissing(
        db,
        ExperienceRow,
        demoExperiences.map((one) => experienceRow(one, product)),
      );
      const venues = await addMissing(db, VenueRow, demoVenues.map(venueRow));
      await fillDetails(db);
      const offers = demoExperiences.map(offerRow);
      const isNew = (offer: (typeof offers)[number]) =>
        venues.has(offer.venueId) || experiences.has(offer.experienceId);
      await addMissing(db, VenueExperienceRow, offers.filter(isNew));
      const closures = demoClosures.map((closure) => ({ venueId: 1, ...closure }));
      await addMissing(
        db,
        ClosureRow,
        closures.filter(({ venueId }) => venues.has(venueId)),
      );
      for (const table of ['experiences', 'venues', 'venue_experiences']) await continueIds(db, table);
    });
    return { experiences: demoExperiences.length, venues: demoVenues.length };
  }
}

/** @returns the ids of those that were not there */
async function addMissing<Row extends object>(
  db: EntityManager,
  row: new () => Row,
  values: readonly Partial<Row>[],
): Promise<ReadonlySet<number>> {
  if (values.length === 0) return new Set();
  const insert = db.createQueryBuilder().insert().into(row);
  const { raw } = await insert
    .values(values as never)
    .orIgnore()
    .updateEntity(false)
    .returning('*')
    .execute();
  return new Set((raw as { id: number }[]).map(({ id }) => id));
}

/** Demo venues from before venues had pictures and maps get theirs; what somebody has filled in stays. */
const fillDetails = async (db: EntityManager) => {
  for (const { id, slug, latitude, longitude } of demoVenues) {
    await db.update(VenueRow, { id, slug, latitude: IsNull(), longitude: IsNull() }, { latitude, longitude });
    await db.update(
      VenueRow,
      { id, slug, galleryImages: Raw((column) => `${column} = '{}'`), streetMap: IsNull() },
      detailsOf(slug),
    );
  }
};

/** Fixed ids do not move the counter: without this the next thing that an admin adds would collide. */
const continueIds = (db: EntityManager, table: string) =>
  db.query(
    `select setval(pg_get_serial_sequence('catalog.${table}', 'id'), (select coalesce(max(id), 1) from catalog.${table}))`,
  );
