import type { RouteObject } from '@northlight/site-kit';

export const routes: RouteObject[] = [
  {
    path: '/booking',
    lazy: async () => ({ Component: (await import('./pages/booking/booking-page.tsx')).BookingPage }),
  },
  {
    path: '/booking/confirmed/:reference',
    lazy: async () => ({ Component: (await import('./pages/confirmed/confirmed-page.tsx')).ConfirmedPage }),
  },
  {
    path: '/booking/manage/:id',
    lazy: async () => ({ Component: (await import('./pages/manage/manage-page.tsx')).ManagePage }),
  },
  {
    path: '/bookings',
    lazy: async () => ({ Component: (await import('./pages/bookings/bookings-page.tsx')).BookingsPage }),
  },
  {
    path: '/bookings/:id',
    lazy: async () => ({ Component: (await import('./pages/manage/manage-page.tsx')).ManagePage }),
  },
  {
    path: '/bookings/:id/ticket',
    lazy: async () => ({ Component: (await import('./pages/ticket/ticket-page.tsx')).TicketPage }),
  },
  {
    path: '/bookings/:id/review',
    lazy: async () => ({ Component: (await import('./pages/review/review-page.tsx')).ReviewPage }),
  },
  {
    path: '/checkout',
    lazy: async () => ({ Component: (await import('./pages/checkout/checkout-page.tsx')).CheckoutPage }),
  },
  {
    path: '/profile',
    lazy: async () => ({ Component: (await import('./pages/profile/profile-page.tsx')).ProfilePage }),
  },
  {
    path: '/order/:id',
    lazy: async () => ({ Component: (await import('./pages/order/order-page.tsx')).OrderPage }),
  },
  {
    path: '/order/:id/receipt',
    lazy: async () => ({ Component: (await import('./pages/receipt/receipt-page.tsx')).ReceiptPage }),
  },
];
