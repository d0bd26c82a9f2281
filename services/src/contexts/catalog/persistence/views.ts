import type { ExperienceView, VenueDetailView, VenueExperienceView, VenueView } from '@northlight/contracts';
import { dollarsOf } from '../../../platform/kernel/money.js';
import type { ClosureRow } from './closure.row.js';
import type { ExperienceRow } from './experience.row.js';
import type { VenueRow } from './venue.row.js';
import type { VenueExperienceRow } from './venue-experience.row.js';

/** What a stored experience looks like on the wire: dollars for cents, text for instants. */
export const experienceView = ({
  price,
  createdAt,
  deletedAt: _,
  pictureTexts,
  ...rest
}: ExperienceRow): ExperienceView => ({
  ...rest,
  ...(Object.keys(pictureTexts).length > 0 ? { pictureTexts } : {}),
  price: dollarsOf(price),
  createdAt: createdAt.toISOString(),
});

/** What a stored venue looks like in a list. */
export function venueView(row: VenueRow): VenueView {
  const { galleryImages, parking, amenities, safety, directions, streetMap, createdAt, ...rest } = row;
  return { ...rest, createdAt: createdAt.toISOString() };
}

/** What a stored venue looks like on its own page. */
export const venueDetailView = (row: VenueRow, closures: readonly ClosureRow[]): VenueDetailView => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  closures: closures.map(({ date, reason }) => ({ date, reason })),
});

/** An experience as one venue runs it. */
export const venueExperienceView = ({ experience, isExclusive }: VenueExperienceRow): VenueExperienceView => ({
  ...experienceView(experience),
  isExclusive,
});
