import type { RouteObject } from '@northlight/site-kit';

export const routes: RouteObject[] = [
  {
    path: '{{route}}',
    lazy: async () => ({ Component: (await import('./pages/start/start-page.tsx')).StartPage }),
  },
];
