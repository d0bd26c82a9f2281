import { expect, it } from '@jest/globals';
import { plannedVisits } from './planned-visits.js';

const catalog = {
  id: 'catalog_1',
  routes: ['/', '/venue/*', '/experience/*'],
  samples: { '/venue/*': '/venue/boston' },
};

it('goes to each route, where it has a star to its sample, and says for which it has none', () => {
  expect(plannedVisits([catalog, { id: 'shell_1', routes: ['/login'] }])).toEqual({
    visits: [
      { release: 'catalog_1', address: '/', isSample: false },
      { release: 'catalog_1', address: '/venue/boston', isSample: true },
      { release: 'shell_1', address: '/login', isSample: false },
    ],
    withoutSample: [expect.objectContaining({ release: 'catalog_1', route: '/experience/*' })],
  });
});
