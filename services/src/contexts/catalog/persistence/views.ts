import type { ExperienceView, VenueExperienceView, VenueView } from '@northlight/contracts';
import { dollarsOf } from '../../../platform/kernel/money.js';
import type { ExperienceRow } from './experience.row.js';
import type { VenueRow } from './venue.row.js';
import type { VenueExperienceRow } from './venue-experience.row.js';

/** What a stored experience looks like on the wire: dollars for cents, text for instants. */
export const experienceView = ({ price, createdAt, ...rest }: ExperienceRow): ExperienceView => ({
  ...rest,
  price: dollarsOf(price),
  createdAt: createdAt.toISOString(),
});

/** What a stored venue looks like on the wire. */
export const venueView = ({ createdAt, ...rest }: VenueRow): VenueView => ({
  ...rest,
  createdAt: createdAt.toISOString(),
});

/** An experience as one venue runs it. */
export const venueExperienceView = ({ experience, isExclusive }: VenueExperienceRow): VenueExperienceView => ({
  ...experienceView(experience),
  isExclusive,
});
