import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { errorCatalogue } from '@northlight/contracts';
import { apiRoutes, commonRefusals, refusalsOf } from '@northlight/contracts/routes';
import { hiddenWays, knownWays } from './known-ways.js';
import { ReachableRefusals } from './reachable-refusals.js';
import { refusalBreaches } from './route-refusals.js';

/** What no route of the API says, and who does. */
const ofNoRoute = {
  BOARD_ONLY_SHOWS: 'the board of the queues, which is a page',
  PERSON_KEY_IN_USE: 'npm run persons',
  SLOT_ALREADY_OPEN: 'the decider of slots, which no handler asks for a slot that is open',
  WAITING_ROOM_TURN_NEEDED: 'web, before the API hears of a booking',
};

const served = /(?<!\.spec)\.ts$/;
const beside = /\/(?:testing|migrations)\/|^services\/src\/apps\//;

const sources = ['services/src', 'packages/event-store/src']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`))
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => served.test(path) && !beside.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const routes = apiRoutes.map((route) => ({
  name: route.name,
  own: route.refuses ?? [],
  implied: [...commonRefusals, ...refusalsOf({ ...route, refuses: [] })],
}));

describe('the refusals of the API', () => {
  let refusals: ReachableRefusals;
  let breaches: string[];
  beforeAll(() => {
    const ways = { known: knownWays, hidden: hiddenWays };
    refusals = new ReachableRefusals(sources, Object.keys(errorCatalogue), ways);
    breaches = refusalBreaches(routes, refusals);
  });

  it('are stated by the routes whose handlers can refuse with them, and by no others', () => {
    expect(breaches).toEqual([]);
  });

  it('need each way that is known', () => {
    expect(refusals.needless).toEqual([]);
  });

  it('are all that the catalogue has, but for those of no route', () => {
    const stated = new Set<string>(routes.flatMap(({ own, implied }) => [...own, ...implied]));
    expect(
      Object.keys(errorCatalogue)
        .filter((code) => !stated.has(code))
        .sort(),
    ).toEqual(Object.keys(ofNoRoute));
  });
});
