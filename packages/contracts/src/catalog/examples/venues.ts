import { experienceId, timezone, venueId } from '../../wire/example-values.js';
import type { ArrangeGalleryDto } from '../arrange-gallery.dto.js';
import type { OpeningHours, StreetMap, VenueDetailView, VenueView } from '../catalog-views.js';
import type { CloseDaysDto, DaySpanDto } from '../close-days.dto.js';
import type { ManagedVenueDetailView, ManagedVenueView } from '../managed-venue-views.js';
import type { OfferExperienceDto, OpeningRule } from '../offer-experience.dto.js';
import type { WriteHoursDto } from '../opening-rules.js';
import { hint } from './experiences.js';

const art = '/media/art/venues/rochester-flagship';
const early: OpeningHours = { opens: '10:00', closes: '20:00' };
const late: OpeningHours = { opens: '10:00', closes: '22:00' };

const venue: VenueView = {
  id: venueId,
  name: 'Rochester Flagship',
  slug: 'rochester-flagship',
  address: '100 Demo Plaza',
  city: 'Rochester',
  state: 'NY',
  zipCode: '14604',
  description: 'Our first venue and our headquarters: twelve immersive rooms in a former lens factory by the river.',
  imageUrl: `${art}/main.jpg`,
  isNew: true,
  status: 'open',
  openedYear: 2025,
  estimatedOpeningYear: null,
  timezone,
  mapX: 18,
  mapY: 17,
  weekHours: [late, early, early, early, early, late, late],
  createdAt: '2025-05-01T14:00:00.000Z',
};

export const venues: VenueView[] = [{ ...venue, pictures: { [venue.imageUrl]: hint } }];

const streetMap: StreetMap = {
  door: [60, 37],
  streets: [
    {
      name: 'Demo Plaza',
      line: [
        [38, 40],
        [50, 38],
        [65, 37],
        [100, 39],
      ],
    },
    {
      name: 'North Avenue',
      line: [
        [68, 0],
        [66, 25],
        [64, 48],
        [67, 75],
      ],
      isMain: true,
    },
  ],
  landmarks: [{ kind: 'parking', name: 'Parking', at: [71, 43] }],
  waters: [],
  greens: [
    {
      name: 'Lens Park',
      label: [82, 60],
      outline: [
        [70, 53],
        [94, 53],
        [94, 68],
        [70, 68],
      ],
    },
  ],
};

export const closeDays: CloseDaysDto = { from: '2027-06-08', to: '2027-06-09', reason: 'Yearly inspection' };

const closures = [
  { date: '2027-06-08', reason: closeDays.reason },
  { date: '2027-06-09', reason: closeDays.reason },
];

export const venueDetail: VenueDetailView = {
  ...venue,
  phone: '+1 585 555 0100',
  email: 'rochester@example.com',
  galleryImages: [`${art}/1.jpg`, `${art}/2.jpg`],
  parking: ['$5 up to 3 hours', '$15 for 3–5 hours', '$25 daily maximum'],
  amenities: ['Coat check and lockers', 'Wheelchair accessible throughout', 'Quiet room'],
  safety: ['An orientation before every experience', 'A guide in every room'],
  directions: [{ title: 'By car', text: 'Take Lamp Street across the river and turn onto North Avenue.' }],
  streetMap,
  latitude: 43.1566,
  longitude: -77.6088,
  closures: [],
};

export const shownVenue: VenueDetailView = { ...venueDetail, pictures: { [venue.imageUrl]: hint } };

export const openingRule: OpeningRule = {
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  firstStart: '10:00',
  lastStart: null,
  everyMinutes: null,
  seats: 20,
  validFrom: null,
  validUntil: null,
};

const offer = { experienceId, name: 'Jurassic Ride', duration: 30, isExclusive: false };

export const managedVenue: ManagedVenueDetailView = {
  ...venueDetail,
  offers: [{ ...offer, rules: [openingRule], version: 1 }],
  version: 0,
  hoursVersion: 0,
  payAtVenueUpTo: null,
};

export const managedVenues: ManagedVenueView[] = [
  { ...venue, experienceNames: ['Jurassic Ride', 'Hyper 3D Zoo'], nextClosure: closures[0] ?? null },
];

export const daysClosed: ManagedVenueDetailView = { ...managedVenue, closures };

export const openDays: DaySpanDto = { from: '2027-06-09', to: '2027-06-09' };

export const daysOpened: ManagedVenueDetailView = { ...managedVenue, closures: closures.slice(0, 1) };

export const offerExperience: OfferExperienceDto = {
  isExclusive: false,
  rules: [{ ...openingRule, weekdays: [0, 5, 6], seats: 24 }],
  version: 1,
};

export const experienceOffered: ManagedVenueDetailView = {
  ...managedVenue,
  offers: [{ ...offer, rules: offerExperience.rules, version: 2 }],
};

export const experienceWithdrawn: ManagedVenueDetailView = { ...managedVenue, offers: [] };

export const setHours: WriteHoursDto = { weekHours: [late, null, early, early, early, late, late], version: 0 };

export const hoursSet: ManagedVenueDetailView = { ...managedVenue, weekHours: setHours.weekHours, hoursVersion: 1 };

export const arrangeGallery: ArrangeGalleryDto = {
  pictures: [{ url: `${art}/2.jpg`, alt: 'The courtyard under its glass roof' }, { url: `${art}/1.jpg` }],
  removed: [],
};

export const galleryArranged: ManagedVenueDetailView = {
  ...managedVenue,
  galleryImages: [`${art}/2.jpg`, `${art}/1.jpg`],
  pictureTexts: { [`${art}/2.jpg`]: 'The courtyard under its glass roof' },
};
