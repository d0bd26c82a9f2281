import type { ImportedMembership } from '../../contexts/membership/index.js';

const plan = (id: number, row: Omit<ImportedMembership, 'id' | 'slug'>) => ({
  ...row,
  id,
  slug: row.name.toLowerCase(),
  displayOrder: id,
});

/** The four plans of decisions.md 5. */
export const demoMemberships = [
  plan(1, {
    name: 'Silver',
    imageUrl: '/media/art/experiences/global-cities-expo/main.jpg',
    shortDescription: 'Best for guests who come back when something new opens.',
    description: 'Ten percent off every ticket, a one-day head start on new times, and parking validated at the desk.',
    monthlyPrice: 1200,
    discountPercentage: 10,
    priorityBookingHours: 24,
    guestPasses: 0,
    featuredTier: false,
  }),
  plan(2, {
    name: 'Gold',
    imageUrl: '/media/art/experiences/hyper-3d-zoo/main.jpg',
    shortDescription: 'Best for couples and friends.',
    description:
      'Fifteen percent off every ticket, a two-day head start, and one guest pass a month for a first-time visitor.',
    monthlyPrice: 2400,
    discountPercentage: 15,
    priorityBookingHours: 48,
    guestPasses: 1,
    featuredTier: true,
  }),
  plan(3, {
    name: 'Platinum',
    imageUrl: '/media/art/experiences/immersive-art-gallery/main.jpg',
    shortDescription: 'Best for families and evening regulars.',
    description:
      'Twenty percent off every ticket, a three-day head start, and two guest passes a month to share as you like.',
    monthlyPrice: 3900,
    discountPercentage: 20,
    priorityBookingHours: 72,
    guestPasses: 2,
    featuredTier: false,
  }),
  plan(4, {
    name: 'Diamond',
    imageUrl: '/media/art/experiences/midnight-lounge-mystery/main.jpg',
    shortDescription: 'Best for guests who know our guides by name.',
    description:
      'Twenty-five percent off every ticket, a four-day head start, and four guest passes a month, enough to fill the car.',
    monthlyPrice: 5900,
    discountPercentage: 25,
    priorityBookingHours: 96,
    guestPasses: 4,
    featuredTier: false,
  }),
];
