import type { RouteObject } from '@northlight/site-kit';

export const routes: RouteObject[] = [
  { path: '/', lazy: async () => ({ Component: (await import('./pages/home/home-page.tsx')).HomePage }) },
  {
    path: '/experiences',
    lazy: async () => ({ Component: (await import('./pages/experiences/experiences-page.tsx')).ExperiencesPage }),
  },
];
