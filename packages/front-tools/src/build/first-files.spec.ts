import { describe, expect, it } from '@jest/globals';
import { pagesOf } from './first-files.js';

describe('the routes of a front', () => {
  const source = `
    export const routes: RouteObject[] = [
      { path: '/venues', lazy: async () => ({ Component: (await import('./pages/venues/venues-page.tsx')).VenuesPage }) },
      { path: '/venue/:slug', handle: 1, lazy: async () => page(await import('./pages/venue/venue-page.tsx')) },
      { path: '/about', element: <About /> },
    ];`;

  it('tell which page a cold visit needs', () => {
    expect([...pagesOf(source)]).toEqual([
      ['/venues', './pages/venues/venues-page.tsx'],
      ['/venue/*', './pages/venue/venue-page.tsx'],
    ]);
  });
});
