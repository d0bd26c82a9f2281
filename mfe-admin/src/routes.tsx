import type { RouteObject } from '@northlight/site-kit';

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
        lazy: async () => ({ Component: (await import('./pages/booking/booking-page.tsx')).BookingPage }),
      },
      {
        path: 'experiences',
        lazy: async () => ({ Component: (await import('./pages/experiences/experiences-page.tsx')).ExperiencesPage }),
      },
      {
        path: 'experiences/new',
        lazy: async () => ({
          Component: (await import('./pages/experiences/new-experience-page.tsx')).NewExperiencePage,
        }),
      },
      {
        path: 'experiences/:id',
        lazy: async () => ({ Component: (await import('./pages/experiences/experience-page.tsx')).ExperiencePage }),
      },
      {
        path: 'memberships',
        lazy: async () => ({ Component: (await import('./pages/memberships/memberships-page.tsx')).MembershipsPage }),
      },
      {
        path: 'products',
        lazy: async () => ({ Component: (await import('./pages/products/products-page.tsx')).ProductsPage }),
      },
      {
        path: 'products/new',
        lazy: async () => ({ Component: (await import('./pages/products/new-product-page.tsx')).NewProductPage }),
      },
      {
        path: 'products/:id',
        lazy: async () => ({ Component: (await import('./pages/products/product-page.tsx')).ProductPage }),
      },
      {
        path: 'users',
        lazy: async () => ({ Component: (await import('./pages/users/users-page.tsx')).UsersPage }),
      },
      {
        path: 'operations',
        lazy: async () => ({ Component: (await import('./pages/operations/operations-page.tsx')).OperationsPage }),
      },
      {
        path: 'slots/:slotId',
        lazy: async () => ({ Component: (await import('./pages/slot/slot-page.tsx')).SlotPage }),
      },
    ],
  },
];
