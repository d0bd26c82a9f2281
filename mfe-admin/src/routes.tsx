import type { RouteObject } from '@northlight/site-kit';

/** Pages that belong together come in one file: every file has its line in the entry, which is loaded first. */
export const routes: RouteObject[] = [
  {
    path: '/admin',
    lazy: async () => ({ Component: (await import('./pages/admin/admin-page.tsx')).AdminPage }),
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./pages/dashboard/dashboard-page.tsx')).DashboardPage }),
      },
      {
        path: 'franchise-inquiries',
        lazy: async () => ({
          Component: (await import('./pages/franchise-inquiries/franchise-inquiries-page.tsx')).FranchiseInquiriesPage,
        }),
      },
      {
        path: 'bookings',
        lazy: async () => ({ Component: (await import('./pages/bookings/bookings-page.tsx')).BookingsPage }),
      },
      {
        path: 'bookings/:reference',
        lazy: async () => ({ Component: (await import('./pages/past-pages.ts')).BookingPage }),
      },
      {
        path: 'orders',
        lazy: async () => ({ Component: (await import('./pages/orders/orders-page.tsx')).OrdersPage }),
      },
      {
        path: 'orders/:reference',
        lazy: async () => ({ Component: (await import('./pages/order/order-page.tsx')).OrderPage }),
      },
      {
        path: 'reports',
        lazy: async () => ({ Component: (await import('./pages/money-pages.ts')).ReportsPage }),
      },
      {
        path: 'refunds',
        lazy: async () => ({ Component: (await import('./pages/money-pages.ts')).RefundsPage }),
      },
      {
        path: 'till',
        lazy: async () => ({ Component: (await import('./pages/guest-pages.ts')).TillPage }),
      },
      {
        path: 'vouchers',
        lazy: async () => ({ Component: (await import('./pages/guest-pages.ts')).VouchersPage }),
      },
      {
        path: 'promo-codes',
        lazy: async () => ({ Component: (await import('./pages/guest-pages.ts')).PromoCodesPage }),
      },
      {
        path: 'messages',
        lazy: async () => ({ Component: (await import('./pages/messages/messages-page.tsx')).MessagesPage }),
      },
      {
        path: 'reviews',
        lazy: async () => ({ Component: (await import('./pages/guest-pages.ts')).ReviewsPage }),
      },
      {
        path: 'experiences',
        lazy: async () => ({ Component: (await import('./pages/list-pages.ts')).ExperiencesPage }),
      },
      {
        path: 'experiences/new',
        lazy: async () => ({
          Component: (await import('./pages/experiences/new-experience-page.tsx')).NewExperiencePage,
        }),
      },
      {
        path: 'experiences/:id',
        lazy: async () => ({
          Component: (await import('./pages/experiences/experience-page.tsx')).ExperiencePage,
        }),
      },
      {
        path: 'memberships',
        lazy: async () => ({ Component: (await import('./pages/list-pages.ts')).MembershipsPage }),
      },
      {
        path: 'products',
        lazy: async () => ({ Component: (await import('./pages/list-pages.ts')).ProductsPage }),
      },
      {
        path: 'products/new',
        lazy: async () => ({
          Component: (await import('./pages/products/new-product-page.tsx')).NewProductPage,
        }),
      },
      {
        path: 'products/:id',
        lazy: async () => ({
          Component: (await import('./pages/products/product-page.tsx')).ProductPage,
        }),
      },
      {
        path: 'venues',
        lazy: async () => ({ Component: (await import('./pages/list-pages.ts')).VenuesPage }),
      },
      {
        path: 'venues/new',
        lazy: async () => ({ Component: (await import('./pages/venues/new-venue-page.tsx')).NewVenuePage }),
      },
      {
        path: 'venues/:id',
        lazy: async () => ({ Component: (await import('./pages/venues/venue-page.tsx')).VenuePage }),
      },
      {
        path: 'users',
        lazy: async () => ({ Component: (await import('./pages/users/users-page.tsx')).UsersPage }),
      },
      {
        path: 'persons',
        lazy: async () => ({ Component: (await import('./pages/persons/persons-page.tsx')).PersonsPage }),
      },
      {
        path: 'settings',
        lazy: async () => ({ Component: (await import('./pages/settings/settings-page.tsx')).SettingsPage }),
      },
      {
        path: 'texts',
        lazy: async () => ({ Component: (await import('./pages/list-pages.ts')).TextsPage }),
      },
      {
        path: 'texts/:key',
        lazy: async () => ({ Component: (await import('./pages/texts/text-page.tsx')).TextPage }),
      },
      {
        path: 'audit',
        lazy: async () => ({ Component: (await import('./pages/past-pages.ts')).AuditPage }),
      },
      {
        path: 'operations',
        lazy: async () => ({ Component: (await import('./pages/operations/operations-page.tsx')).OperationsPage }),
      },
      {
        path: 'fronts',
        lazy: async () => ({ Component: (await import('./pages/fronts/fronts-page.tsx')).FrontsPage }),
      },
      {
        path: 'availability',
        lazy: async () => ({
          Component: (await import('./pages/availability/availability-page.tsx')).AvailabilityPage,
        }),
      },
      {
        path: 'slots/:slotId',
        lazy: async () => ({ Component: (await import('./pages/past-pages.ts')).SlotPage }),
      },
    ],
  },
];
