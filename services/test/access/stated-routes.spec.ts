import { describe, expect, it } from '@jest/globals';
import { apiRoutes } from '@northlight/contracts/routes';
import { servedRoutes } from '../shared-reads/served-routes.js';

const served = servedRoutes();
const named = (names: readonly (string | undefined)[]) => names.toSorted();

describe('the routes that the contracts state', () => {
  it('have one handler each', () => {
    const handled = served.flatMap(({ statement }) => statement?.name ?? []);
    expect(named(handled)).toEqual(named(apiRoutes.map(({ name }) => name)));
  });

  it('are all that is served under /api', () => {
    const beside = served.filter(({ name, statement }) => !statement && /^\w+ \/?api\b/.test(name));
    expect(beside.map(({ name }) => name)).toEqual([]);
  });

  it('have names and addresses of their own', () => {
    const names = apiRoutes.map(({ name }) => name);
    const addresses = apiRoutes.map(({ method, path }) => `${method} ${path}`);
    expect([new Set(names).size, new Set(addresses).size]).toEqual([names.length, addresses.length]);
  });

  it('ask for a deploy token where they say so', () => {
    const guarded = served
      .filter(({ guards }) => guards.includes('DeployToken'))
      .map(({ statement }) => statement?.name);
    const stated = apiRoutes
      .filter(({ access }) => access === 'deploy-token' || access === 'operator-token')
      .map(({ name }) => name);
    expect(named(guarded)).toEqual(named(stated));
  });
});
