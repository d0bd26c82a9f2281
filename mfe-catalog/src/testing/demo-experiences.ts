import type { ExperienceView } from '@northlight/contracts';

/** An experience with fixed defaults; say only what the story is about. */
export const anExperience = (given: Partial<ExperienceView> & { readonly id: number }): ExperienceView => ({
  name: `Experience ${given.id}`,
  slug: `experience-${given.id}`,
  description: 'A room of light.',
  shortDescription: 'Light.',
  duration: 30,
  price: 30,
  minAge: 8,
  maxAge: 100,
  requirements: null,
  specialEquipment: null,
  imageUrl: '',
  isPopular: false,
  isNew: false,
  licenseInfo: null,
  licenseOwner: null,
  category: 'adventure',
  tags: [],
  galleryImages: [],
  displayOrder: given.id * 10,
  createdAt: '2025-06-01T14:00:00.000Z',
  ...given,
});

/** The demo catalogue of decisions.md 5, as far as filters and orders look at it. */
export const demoExperiences: readonly ExperienceView[] = [
  { id: 1, name: 'Jurassic Ride', price: 34, duration: 30, minAge: 6, isPopular: true },
  { id: 2, name: 'Hyper 3D Zoo', price: 26, duration: 45, minAge: 0, isPopular: true, description: 'A giraffe looks.' },
  { id: 3, name: 'Global Cities Expo', price: 24, duration: 60, minAge: 0 },
  { id: 4, name: 'Immersive Art Gallery', price: 22, duration: 60, minAge: 0, isPopular: true },
  { id: 5, name: 'Zipline Simulator', price: 30, duration: 20, minAge: 8 },
  { id: 6, name: 'Parachute Simulator', price: 36, duration: 25, minAge: 12, isNew: true, createdAt: '2026-09-18' },
  { id: 7, name: 'Race Car Sim', price: 32, duration: 30, minAge: 10, isPopular: true },
  { id: 8, name: 'Flight Sim', price: 38, duration: 40, minAge: 10 },
  { id: 9, name: 'FPV Drone Sim', price: 28, duration: 30, minAge: 8, isNew: true, createdAt: '2026-10-09' },
  { id: 10, name: 'Anaglyph 3D Showcase', price: 18, duration: 30, minAge: 3 },
  { id: 11, name: 'Midnight Lounge', price: 44, duration: 75, minAge: 18, isNew: true, createdAt: '2026-10-30' },
  { id: 12, name: 'Tide Pool Playroom', price: 16, duration: 40, minAge: 0 },
].map(anExperience);
