import { type DataSource, type EntityManager, IsNull, Raw } from 'typeorm';
import { insertMissing } from '../../../platform/database/insert-missing.js';
import { ClosureRow } from './closure.row.js';
import { ExperienceRow } from './experience.row.js';
import { VenueRow } from './venue.row.js';
import { VenueExperienceRow } from './venue-experience.row.js';

export type ImportedExperience = Partial<ExperienceRow> & Pick<ExperienceRow, 'id' | 'slug'>;
export type ImportedVenue = VenueRow;
export type ImportedOffer = Omit<VenueExperienceRow, 'venue' | 'experience'>;
export type ImportedClosure = Omit<ClosureRow, 'venue'>;

/** Venues and experiences that have ids of their own, what runs where, and when a venue stays shut. */
export interface ImportedCatalog {
  readonly experiences: readonly ImportedExperience[];
  readonly venues: readonly ImportedVenue[];
  readonly offers: readonly ImportedOffer[];
  readonly closures: readonly ImportedClosure[];
}

/**
 * Adds what is missing. What is there already stays as it is, and what an admin took from a programme or off the
 * closures stays away: both come only with the venue or the experience that they are of. Safe to repeat.
 */
export const importCatalog = (
  { experiences, venues, offers, closures }: ImportedCatalog,
  database: DataSource,
): Promise<void> =>
  database.transaction(async (db) => {
    const newExperiences = await insertMissing(db, ExperienceRow, experiences);
    const newVenues = await insertMissing(db, VenueRow, venues);
    for (const venue of venues) await fillDetails(db, venue);
    const isNew = ({ venueId, experienceId }: ImportedOffer) =>
      newVenues.has(venueId) || newExperiences.has(experienceId);
    await insertMissing(db, VenueExperienceRow, offers.filter(isNew));
    await insertMissing(
      db,
      ClosureRow,
      closures.filter(({ venueId }) => newVenues.has(venueId)),
    );
  });

/** A venue from before venues had pictures and maps gets its own; what somebody has filled in stays. */
async function fillDetails(db: EntityManager, venue: ImportedVenue): Promise<void> {
  const { id, slug, latitude, longitude } = venue;
  await db.update(VenueRow, { id, slug, latitude: IsNull(), longitude: IsNull() }, { latitude, longitude });
  const { galleryImages, parking, amenities, safety, directions, streetMap } = venue;
  await db.update(
    VenueRow,
    { id, slug, galleryImages: Raw((column) => `${column} = '{}'`), streetMap: IsNull() },
    { galleryImages, parking, amenities, safety, directions, streetMap },
  );
}
