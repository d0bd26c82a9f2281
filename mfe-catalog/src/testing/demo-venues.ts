import type { VenueDetailView, VenueView } from '@northlight/contracts';

const day = { opens: '10:00', closes: '20:00' };

/** A venue with fixed defaults; say only what the story is about. */
export const aVenue = (given: Partial<VenueView> & { readonly id: number }): VenueView => ({
  name: 'Rochester Flagship',
  slug: `venue-${given.id}`,
  address: '100 Demo Plaza',
  city: 'Rochester',
  state: 'NY',
  zipCode: '14604',
  description: 'Twelve dark rooms.',
  imageUrl: '',
  isNew: false,
  status: 'open',
  openedYear: 2025,
  estimatedOpeningYear: null,
  timezone: 'America/New_York',
  mapX: 18,
  mapY: 17,
  weekHours: [day, day, day, day, day, day, day],
  createdAt: '2025-05-01T14:00:00.000Z',
  ...given,
});

/** The same venue as its own page knows it. */
export const aVenueInDetail = (given: Partial<VenueDetailView> & { readonly id: number }): VenueDetailView => ({
  ...aVenue(given),
  galleryImages: [],
  phone: null,
  email: null,
  parking: ['$5 up to 3 hours', '$25 daily maximum'],
  amenities: ['Lockers'],
  safety: ['A guide'],
  directions: [{ title: 'By car', text: 'Over the river.' }],
  streetMap: {
    door: [50, 40],
    streets: [
      {
        name: 'Demo Plaza',
        line: [
          [10, 40],
          [90, 40],
        ],
      },
    ],
    landmarks: [],
    waters: [],
    greens: [],
  },
  closures: [
    { date: '2020-12-25', reason: 'Christmas Day' },
    { date: '2099-12-25', reason: 'Christmas Day' },
  ],
  ...given,
});
