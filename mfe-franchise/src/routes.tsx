import type { RouteObject } from '@northlight/site-kit';

export const routes: RouteObject[] = [
  {
    path: '/franchise',
    lazy: async () => ({ Component: (await import('./pages/franchise/franchise-page.tsx')).FranchisePage }),
  },
  {
    path: '/franchise-opportunities',
    lazy: async () => ({ Component: (await import('./pages/opportunities/opportunities-page.tsx')).OpportunitiesPage }),
  },
];
