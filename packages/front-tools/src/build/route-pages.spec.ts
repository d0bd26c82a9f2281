import { describe, expect, it } from '@jest/globals';
import { pagesOf } from './route-pages.js';

const page = (name: string) => `lazy: async () => ({ Component: (await import('./pages/${name}.tsx')).Page })`;

describe('the routes of a front', () => {
  it('tell which page a cold visit needs', () => {
    const source = `[{ path: '/venues', ${page('venues')} }, { path: '/venue/:slug', ${page('venue')} }]`;
    expect([...pagesOf(source)]).toEqual([
      ['/venues', ['./pages/venues.tsx']],
      ['/venue/*', ['./pages/venue.tsx']],
    ]);
  });

  it('give a page inside a layout both', () => {
    const children = `[{ index: true, ${page('dashboard')} }, { path: 'experiences', ${page('experiences')} }]`;
    expect([...pagesOf(`[{ path: '/admin', ${page('layout')}, children: ${children} }]`)]).toEqual([
      ['/admin', ['./pages/layout.tsx', './pages/dashboard.tsx']],
      ['/admin/experiences', ['./pages/layout.tsx', './pages/experiences.tsx']],
    ]);
  });

  it('ask for nothing where no page is loaded on demand', () => {
    expect([...pagesOf(`[{ path: '*', element: <Home /> }]`)]).toEqual([]);
  });
});
