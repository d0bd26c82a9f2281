import { describe, expect, it } from '@jest/globals';
import { sharedCaching } from '../../src/platform/http/response-cache.js';
import { servedRoutes } from './served-routes.js';
import { sharedRoutes } from './shared-routes.js';

const routes = servedRoutes();
const shared = routes.filter(({ cacheControl }) => cacheControl === sharedCaching);

describe('shared reads', () => {
  it('state what their answers are made of', () => {
    const stated = shared.map(({ name, sources }) => [name, sources?.toSorted()]);
    expect(stated.toSorted()).toEqual(sharedRoutes.map(({ route, sources }) => [`GET ${route}`, sources]).toSorted());
  });

  it('are made of nothing else: they take their path alone, and nobody adds to the answer', () => {
    const pathAlone = 5;
    for (const { takes, interceptors } of shared) {
      expect(takes.filter((kind) => kind !== pathAlone)).toEqual([]);
      expect(interceptors.filter((name) => name !== 'ImageHintInterceptor')).toEqual(['AnswerKeeper']);
    }
  });
});

describe('what is compressed', () => {
  it('is what everybody may read, and what has neither secrets nor persons in it', () => {
    const compressed = routes.filter(({ interceptors }) => interceptors.includes('AnswerEncoder'));
    expect(compressed.map(({ name }) => name).toSorted()).toEqual([
      'GET /api/admin/availability',
      'GET /api/admin/availability/plan',
      'GET /api/admin/content/:key',
      'GET /api/admin/content/:key/versions/:version',
      'GET /api/admin/dashboard',
      'GET /api/admin/products',
      'GET /api/admin/queues',
      'GET /api/admin/reports',
      'GET /api/admin/retention',
      'GET /api/admin/venues',
      'GET /api/admin/venues/:id',
      'GET /api/availability',
      'GET /api/availability/days',
      'GET /api/availability/weekdays',
    ]);
  });
});
