import type { MembershipRow } from '../../persistence/membership.row.js';

const plan = (id: number, row: Omit<MembershipRow, 'id' | 'slug' | 'displayOrder' | 'createdAt' | 'version'>) => ({
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
    shortDescription: 'For those who come back when something new opens.',
    description:
      'Ten percent off every ticket, a day’s head start when new times open, and your parking ticket stamped at the desk.',
    monthlyPrice: 1200,
    discountPercentage: 10,
    priorityBookingHours: 24,
    guestPasses: 0,
    featuredTier: false,
  }),
  plan(2, {
    name: 'Gold',
    imageUrl: '/media/art/experiences/hyper-3d-zoo/main.jpg',
    shortDescription: 'For those who rarely come alone.',
    description:
      'Fifteen percent off every ticket, two days’ head start, and one pass a month for somebody who has never been.',
    monthlyPrice: 2400,
    discountPercentage: 15,
    priorityBookingHours: 48,
    guestPasses: 1,
    featuredTier: true,
  }),
  plan(3, {
    name: 'Platinum',
    imageUrl: '/media/art/experiences/immersive-art-gallery/main.jpg',
    shortDescription: 'For families and for regulars of the evening rooms.',
    description:
      'Twenty percent off every ticket, three days’ head start, and two passes a month to hand out as you please.',
    monthlyPrice: 3900,
    discountPercentage: 20,
    priorityBookingHours: 72,
    guestPasses: 2,
    featuredTier: false,
  }),
  plan(4, {
    name: 'Diamond',
    imageUrl: '/media/art/experiences/midnight-lounge-mystery/main.jpg',
    shortDescription: 'For those who know the guides by name.',
    description:
      'A quarter off every ticket, four days’ head start, and four passes a month: enough to bring the whole car.',
    monthlyPrice: 5900,
    discountPercentage: 25,
    priorityBookingHours: 96,
    guestPasses: 4,
    featuredTier: false,
  }),
];
