import type { OpeningRule } from '@northlight/contracts';
import {
  type ImportedExperience,
  type ImportedOffer,
  type ImportedVenue,
  usualWeek,
} from '../../contexts/catalog/index.js';
import { machinesAndNights } from './machines-and-nights.js';
import { type DemoExperience, ridesAndRooms } from './rides-and-rooms.js';
import { detailsOf } from './venue-details.js';
import type { DemoVenue } from './venues.js';

export const demoExperiences = [...ridesAndRooms, ...machinesAndNights].toSorted((a, b) => a.id - b.id);

/** The row of a demo experience, whose other fields are as usual; pictures are drawn by infra/artwork under the same slug. */
export function experienceRow(demo: DemoExperience, product: string) {
  const picture = (name: string) => `/media/art/experiences/${demo.slug}/${name}.jpg`;
  return {
    id: demo.id,
    name: demo.name,
    slug: demo.slug,
    description: demo.full,
    shortDescription: demo.short,
    duration: demo.duration,
    price: demo.dollars * 100,
    minAge: demo.minAge,
    maxAge: demo.maxAge ?? 100,
    requirements: demo.requirements ?? null,
    specialEquipment: demo.specialEquipment ?? null,
    imageUrl: picture('main'),
    isPopular: demo.isPopular ?? false,
    isNew: demo.isNew ?? false,
    category: demo.category,
    tags: [...demo.tags],
    galleryImages: [
      ...['1', '2', '3'].map(picture),
      ...(demo.hasFilm ? [`/media/art/experiences/${demo.slug}/film.webm`] : []),
    ],
    pictureTexts: {},
    deletedAt: null,
    displayOrder: demo.id * 10,
    version: 0,
    createdAt: new Date(`${demo.since}T14:00:00Z`),
    ...licence(demo, product),
  } satisfies ImportedExperience;
}

/** The specification's ten carry a licence notice; the two house additions do not (decisions.md 5). */
const licence = ({ id }: DemoExperience, product: string) =>
  id <= 10
    ? {
        licenseOwner: `${product} Originals`,
        licenseInfo: `Models, music and imagery made in-house or commissioned for ${product}.`,
      }
    : { licenseOwner: null, licenseInfo: null };

export const venueRow = ({ status, year, map: [mapX, mapY], isNew, ...rest }: DemoVenue): ImportedVenue => ({
  ...rest,
  status,
  isNew: isNew ?? false,
  openedYear: status === 'open' ? year : null,
  estimatedOpeningYear: status === 'planned' ? year : null,
  mapX,
  mapY,
  imageUrl: `/media/art/venues/${rest.slug}/main.jpg`,
  timezone: 'America/New_York',
  payAtVenueUpTo: null,
  weekHours: [...usualWeek],
  ...detailsOf(rest.slug),
  ...{ phone: null, email: null, pictureTexts: {}, deletedAt: null, version: 0, hoursVersion: 0 },
  createdAt: new Date('2025-05-01T14:00:00Z'),
});

/** A rule for every day on which the venue is open, in the usual steps until it closes. */
const everyDay = ({ firstStart, seats }: Pick<OpeningRule, 'firstStart' | 'seats'>): OpeningRule => ({
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  firstStart,
  lastStart: null,
  everyMinutes: null,
  seats,
  validFrom: null,
  validUntil: null,
});

/** Everything runs at Rochester and nowhere else yet. */
export const offerRow = (demo: DemoExperience): ImportedOffer => ({
  id: demo.id,
  venueId: 1,
  experienceId: demo.id,
  isExclusive: demo.isExclusive ?? false,
  version: 1,
  rules: [everyDay({ firstStart: demo.firstStart ?? '10:00', seats: demo.seats ?? 20 })],
});
