import type { DeskOrderView, OneDeskOrderView } from '@northlight/contracts';

/** Ann's two shirts, and a visit with them, reserved. */
export const annsOrder: DeskOrderView = {
  ...{ id: '7a1f3c52-0b77-4d5e-9a5e-6f2f8f0c1a22', reference: 'NO-4T7W9KXB', status: 'reserved' },
  ...{ createdAt: '2026-11-20T15:00:00.000Z', collectedAt: null, cancelledAt: null },
  ...{ customerName: 'Ann Lee', customerEmail: 'ann@example.com', customerPhone: null },
  ...{ subtotal: 124, bookingFee: 4.08, totalPrice: 128.08 },
  bookings: [
    {
      ...{ id: '0c1d9d1e-6a5b-4a55-9d8a-0d4a4a8f6f10', reference: 'NL-8K4M2QXD', status: 'confirmed' },
      ...{ experienceName: 'Jurassic Ride', experienceSlug: 'jurassic-ride', imageUrl: '/j.jpg' },
      ...{ venueName: 'Rochester Flagship', date: '2026-11-28', time: '14:30', timezone: 'America/New_York' },
      ...{ numberOfTickets: 2, subtotal: 68, bookingFee: 4.08, totalPrice: 72.08, manageToken: null },
    },
  ],
  openTickets: [],
  products: [
    { productId: 1, name: 'Flagship Tee', variant: 'Small', quantity: 2, price: 28, total: 56, imageUrl: '/t.jpg' },
  ],
};

export const oneOrder = (more: Partial<OneDeskOrderView> = {}): OneDeskOrderView => ({
  ...annsOrder,
  collectBy: '2026-12-04T15:00:00.000Z',
  collectAt: {
    ...{ venueId: 1, name: 'Rochester Flagship', slug: 'rochester-flagship', timezone: 'America/New_York' },
    ...{ address: '100 Demo Plaza, Rochester, NY 14604', weekHours: [] },
  },
  changes: [{ what: 'placed', actor: 'visitor', who: null, reason: null, at: annsOrder.createdAt }],
  ...more,
});
