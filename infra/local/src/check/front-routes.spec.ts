import { describe, expect, it } from '@jest/globals';
import { routeBreaches } from './front-routes.js';

const text = `
  { path: '/admin', children: [{ path: 'venues' }, { path: 'venues/:id' }, { path: 'users' }] },
  { path: '/login' },
  { path: '*' },`;
const breaches = (...listed: string[]) => routeBreaches({ front: 'mfe-admin', text, listed });

describe('a page of a front', () => {
  it('has an address that the registry knows, by itself or by what is above it', () => {
    expect(breaches('/admin', '/admin/venues', '/admin/venues/*', '/admin/users', '/login')).toEqual([]);
    expect(breaches('/admin', '/admin/*', '/login')).toEqual([]);
  });

  it('is named when package.json leaves it out', () => {
    expect(breaches('/admin', '/admin/venues/*', '/admin/users/*', '/log*')).toEqual(
      ['/admin/venues', '/admin/users', '/login'].map(
        (path) => `mfe-admin/package.json: does not list ${path}, for which mfe-admin/src/routes.tsx has a page`,
      ),
    );
  });
});
