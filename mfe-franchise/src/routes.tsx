import type { RouteObject } from '@northlight/site-kit';

export const routes: RouteObject[] = [
  {
    path: '/franchise-opportunities',
    lazy: async () => ({ Component: (await import('./pages/opportunities/opportunities-page.tsx')).OpportunitiesPage }),
  },
];
