import type {
  ExperienceView,
  VenueClosure,
  VenueDetailView,
  VenueExperienceView,
  VenueOfferView,
  VenueView,
} from '@northlight/contracts';
import { versionField } from '../../../platform/kernel/expected-version.js';
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
  version,
  ...rest
}: ExperienceRow): ExperienceView => ({
  ...rest,
  ...versionField(version),
  ...(Object.keys(pictureTexts).length > 0 ? { pictureTexts } : {}),
  price: dollarsOf(price),
  createdAt: createdAt.toISOString(),
});

/** What a stored venue looks like in a list. */
export function venueView(row: VenueRow): VenueView {
  const { galleryImages, parking, amenities, safety, directions, streetMap, phone, email, ...shown } = row;
  const { latitude: _latitude, longitude: _longitude, payAtVenueUpTo: _most, ...rest } = shown;
  const { createdAt, deletedAt: _, pictureTexts: __, version: ___, hoursVersion: ____, ...listed } = rest;
  return { ...listed, createdAt: createdAt.toISOString() };
}

/** What a stored venue looks like on its own page. */
export const venueDetailView = (
  { createdAt, deletedAt: _, pictureTexts, version: __, hoursVersion: ___, payAtVenueUpTo: _most, ...rest }: VenueRow,
  closures: readonly ClosureRow[],
): VenueDetailView => ({
  ...rest,
  ...(Object.keys(pictureTexts).length > 0 ? { pictureTexts } : {}),
  createdAt: createdAt.toISOString(),
  closures: closures.map(closureView),
});

/** A closure without the venue that it is of. */
export const closureView = ({ date, reason }: ClosureRow): VenueClosure => ({ date, reason });

/** How a venue runs an experience, as those see it who decide it. */
export const venueOfferView = ({ experience, isExclusive, rules, version }: VenueExperienceRow): VenueOfferView => ({
  experienceId: experience.id,
  name: experience.name,
  duration: experience.duration,
  isExclusive,
  rules,
  version,
});

/** An experience as one venue runs it. */
export const venueExperienceView = ({ experience, isExclusive }: VenueExperienceRow): VenueExperienceView => ({
  ...experienceView(experience),
  isExclusive,
});
