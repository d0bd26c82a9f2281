import type { ExperienceView, ProductView, VenueView } from '@northlight/contracts';
import type { Site, SiteFacts } from '../domain/pages/site-facts.js';

export const aSite: Site = {
  product: 'Lumen House',
  origin: 'https://lumen.example',
  supportEmail: 'help@lumen.example',
};

/** The Jurassic Ride; say only what the story is about. */
export const anExperience = (change: Partial<ExperienceView> = {}): ExperienceView => ({
  id: 1,
  name: 'Jurassic Ride',
  slug: 'jurassic-ride',
  description: 'A slow boat through a wet valley.',
  shortDescription: 'A slow boat, a wet valley at dusk.',
  duration: 30,
  price: 34,
  minAge: 6,
  maxAge: 100,
  requirements: null,
  specialEquipment: null,
  imageUrl: '/media/art/experiences/jurassic-ride/main.jpg',
  isPopular: true,
  isNew: false,
  licenseInfo: null,
  licenseOwner: null,
  category: 'adventure',
  tags: [],
  galleryImages: ['/media/art/experiences/jurassic-ride/1.jpg', '/media/film.webm'],
  displayOrder: 10,
  createdAt: '2025-05-02T14:00:00.000Z',
  ...change,
});

const early = { opens: '10:00', closes: '20:00' };

/** The flagship, closed on Mondays. */
export const aVenue = (change: Partial<VenueView> = {}): VenueView => ({
  id: 1,
  name: 'Rochester Flagship',
  slug: 'rochester-flagship',
  address: '100 Demo Plaza',
  city: 'Rochester',
  state: 'NY',
  zipCode: '14604',
  description: 'Twelve dark rooms.',
  imageUrl: '/media/art/venues/rochester-flagship/main.jpg',
  isNew: true,
  status: 'open',
  openedYear: 2025,
  estimatedOpeningYear: null,
  timezone: 'America/New_York',
  mapX: 18,
  mapY: 17,
  weekHours: [early, null, early, early, early, early, early],
  createdAt: '2025-05-02T14:00:00.000Z',
  ...change,
});

export const aProduct = (change: Partial<ProductView> = {}): ProductView => ({
  id: 1,
  name: 'Flagship Tee',
  slug: 'flagship-tee',
  description: 'Heavy organic cotton.',
  price: 28,
  imageUrl: '/media/art/products/flagship-tee/main.jpg',
  category: 'Apparel',
  inventory: 120,
  createdAt: '2025-05-01T14:00:00.000Z',
  ...change,
});

/** One of each, and a venue that is planned. */
export const someFacts: SiteFacts = {
  experiences: [anExperience()],
  venues: [aVenue(), aVenue({ id: 2, name: 'Boston', slug: 'boston', city: 'Boston', status: 'planned' })],
  products: [aProduct(), aProduct({ id: 3, name: 'Long Sleeve', inventory: 0 })],
};
