import type { MembershipView } from '@northlight/contracts';

/** A plan with fixed defaults; say only what the story is about. */
export const aPlan = (given: Partial<MembershipView> & { readonly id: number }): MembershipView => ({
  name: `Plan ${given.id}`,
  slug: `plan-${given.id}`,
  description: 'A head start and a stamp for the car.',
  shortDescription: 'For those who come back.',
  monthlyPrice: 12,
  discountPercentage: 10,
  priorityBookingHours: 24,
  guestPasses: 0,
  imageUrl: '',
  featuredTier: false,
  displayOrder: given.id,
  createdAt: '2025-06-01T14:00:00.000Z',
  ...given,
});

/** Three plans that come from the server out of their order. */
export const demoPlans: readonly MembershipView[] = [
  aPlan({ id: 1, name: 'Gold', slug: 'gold', monthlyPrice: 24, guestPasses: 1, featuredTier: true, displayOrder: 2 }),
  aPlan({ id: 2, name: 'Silver', slug: 'silver', displayOrder: 1 }),
  aPlan({ id: 3, name: 'Platinum', slug: 'platinum', monthlyPrice: 39, guestPasses: 2, displayOrder: 3 }),
];
