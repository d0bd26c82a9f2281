import type { RouteObject } from '@northlight/site-kit';

/** What this front answers. Each page is a chunk of its own; package.json lists the same addresses for the registry. */
export const routes: RouteObject[] = [
  { path: '/', lazy: async () => ({ Component: (await import('./pages/home/home-page.tsx')).HomePage }) },
  {
    path: '/experiences',
    lazy: async () => ({ Component: (await import('./pages/experiences/experiences-page.tsx')).ExperiencesPage }),
  },
  {
    path: '/experience/:slug',
    lazy: async () => ({ Component: (await import('./pages/experience/experience-page.tsx')).ExperiencePage }),
  },
  { path: '/venues', lazy: async () => ({ Component: (await import('./pages/venues/venues-page.tsx')).VenuesPage }) },
  { path: '/venue/:slug', lazy: async () => ({ Component: (await import('./pages/venue/venue-page.tsx')).VenuePage }) },
  {
    path: '/membership',
    lazy: async () => ({ Component: (await import('./pages/membership/membership-page.tsx')).MembershipPage }),
  },
  { path: '/merch', lazy: async () => ({ Component: (await import('./pages/merch/merch-page.tsx')).MerchPage }) },
  {
    path: '/contact',
    lazy: async () => ({ Component: (await import('./pages/contact/contact-page.tsx')).ContactPage }),
  },
  {
    path: '/newsletter/confirm',
    lazy: async () => ({
      Component: (await import('./pages/confirm-newsletter/confirm-newsletter-page.tsx')).ConfirmNewsletterPage,
    }),
  },
  {
    path: '/newsletter/unsubscribe',
    lazy: async () => ({
      Component: (await import('./pages/leave-newsletter/leave-newsletter-page.tsx')).LeaveNewsletterPage,
    }),
  },
  {
    path: '/about',
    lazy: async () => ({ Component: (await import('./pages/about/about-page.tsx')).AboutPage }),
  },
  {
    path: '/terms',
    lazy: async () => ({ Component: (await import('./pages/terms/terms-page.tsx')).TermsPage }),
  },
  {
    path: '/privacy',
    lazy: async () => ({ Component: (await import('./pages/privacy/privacy-page.tsx')).PrivacyPage }),
  },
];
