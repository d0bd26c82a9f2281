import type { RouteObject } from '@northlight/site-kit';

export const routes: RouteObject[] = [
  {
    path: '/franchise',
    lazy: async () => ({ Component: (await import('./pages/franchise/franchise-page.tsx')).FranchisePage }),
  },
  {
    path: '/franchise/apply',
    lazy: async () => ({ Component: (await import('./pages/apply/apply-page.tsx')).ApplyPage }),
  },
  {
    path: '/franchise/login',
    lazy: async () => ({
      Component: (await import('./pages/franchise-login/franchise-login-page.tsx')).FranchiseLoginPage,
    }),
  },
  {
    path: '/franchise/portal',
    lazy: async () => ({ Component: (await import('./pages/portal/portal-page.tsx')).PortalPage }),
  },
  {
    path: '/franchise-opportunities',
    lazy: async () => ({ Component: (await import('./pages/opportunities/opportunities-page.tsx')).OpportunitiesPage }),
  },
];
