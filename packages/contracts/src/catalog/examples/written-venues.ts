import { timezone } from '../../wire/example-values.js';
import type { ManagedVenueDetailView } from '../managed-venue-views.js';
import type { ChangeVenueDto, WriteVenueDto } from '../write-venue.dto.js';
import { managedVenue } from './venues.js';

const buffalo: Omit<WriteVenueDto, 'slug'> = {
  name: 'Buffalo',
  address: '7 Beacon Street',
  city: 'Buffalo',
  state: 'NY',
  zipCode: '14202',
  timezone,
  description: 'A grain elevator by the canal, whose round towers become rooms with a view of the lake.',
  status: 'planned',
  year: 2028,
  phone: null,
  email: 'buffalo@example.com',
  mapX: 5,
  mapY: 18,
  latitude: 42.8864,
  longitude: -78.8784,
  payAtVenueUpTo: null,
  parking: [],
  amenities: ['Wheelchair accessible throughout'],
  safety: [],
  directions: [],
};

export const createVenue: WriteVenueDto = { ...buffalo, slug: 'buffalo' };

const { year: estimatedOpeningYear = null, ...input } = buffalo;

export const venueCreated: ManagedVenueDetailView = {
  id: 9,
  ...input,
  slug: 'buffalo',
  phone: null,
  email: 'buffalo@example.com',
  imageUrl: '',
  isNew: false,
  openedYear: null,
  estimatedOpeningYear,
  weekHours: managedVenue.weekHours,
  galleryImages: [],
  streetMap: null,
  closures: [],
  createdAt: '2027-05-04T15:00:00.000Z',
  offers: [],
  version: 0,
  hoursVersion: 0,
};

/** The demo's first venue, with another phone number. */
export const changeVenue: ChangeVenueDto = {
  timezone,
  name: 'Rochester Flagship',
  address: '100 Demo Plaza',
  city: 'Rochester',
  state: 'NY',
  zipCode: '14604',
  description: 'Our first venue and our headquarters: twelve immersive rooms in a former lens factory by the river.',
  status: 'open',
  year: 2025,
  phone: '+1 585 555 0101',
  email: 'rochester@example.com',
  isNew: true,
  mapX: 18,
  mapY: 17,
  latitude: 43.1566,
  longitude: -77.6088,
  payAtVenueUpTo: 200,
  parking: ['$5 up to 3 hours', '$15 for 3–5 hours', '$25 daily maximum'],
  amenities: ['Coat check and lockers', 'Wheelchair accessible throughout', 'Quiet room'],
  safety: ['An orientation before every experience', 'A guide in every room'],
  directions: [{ title: 'By car', text: 'Take Lamp Street across the river and turn onto North Avenue.' }],
  version: 0,
};

export const venueChanged: ManagedVenueDetailView = {
  ...managedVenue,
  phone: '+1 585 555 0101',
  payAtVenueUpTo: 200,
  version: 1,
};
