import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pg from 'pg';
import { openApi } from '../../src/apps/api/open-api.js';
import { loadCatalog } from '../../src/demo/catalog/load-catalog.js';
import { loadMemberships } from '../../src/demo/membership/load-memberships.js';
import { loadProducts } from '../../src/demo/merchandise/load-products.js';
import { aCrowd } from '../access/people.js';
import { collectStatements } from '../citus/collect-statements.js';
import { unlistedStatements } from '../citus/listed-statements.js';
import { freshDatabase } from '../fresh-database.js';
import { adminSetup } from '../sign-in-people.js';
import { ExampleCalls } from './example-calls.js';
import { editSite, runService } from './office-calls.js';
import { keepAccounts, write } from './people-calls.js';
import { lookAround, order } from './shop-calls.js';
import { comeToNothing, planSlots, visit } from './visit-calls.js';

/** The day of the examples: nothing that they ask for is over then. */
const today = Date.parse('2027-05-04T15:00:00Z');

const statements = collectStatements();
let app: NestExpressApplication;
let calls: ExampleCalls;

beforeAll(async () => {
  const CLOCK_OFFSET = `${Math.round((today - Date.now()) / 1000)}`;
  app = await openApi(await freshDatabase({ ...adminSetup, CLOCK_OFFSET, HOLD_MINUTES: '15' }));
  for (const load of [loadCatalog, loadMemberships, loadProducts]) await load(app);
  await app.listen(0, '127.0.0.1');
  calls = new ExampleCalls(await aCrowd(await app.getUrl(), app.get(pg.Pool, { strict: false })));
}, 90_000);

afterAll(() => app.close());

/** One day: what one call makes, a later one asks for. */
describe('called as the examples say, the API answers as they say', () => {
  it('to whoever looks around', () => lookAround(calls));
  it('to whoever plans slots', () => planSlots(calls));
  it('about a visit, from the quote to the refund', () => visit(calls));
  it('about orders', () => order(calls));
  it('about visits that come to nothing', () => comeToNothing(calls));
  it('to whoever writes, and whoever wants a franchise', () => write(calls));
  it('about accounts and persons', () => keepAccounts(calls));
  it('to whoever edits the site', () => editSite(calls));
  it('to whoever runs it', () => runService(calls));
});

/** So that tables may be distributed by venue (docs/adr/0117): what asks for more than one of them costs every node. */
it('asks for bookings by their venue, or as infra/citus/spanning-statements.md lists', async () => {
  expect(statements.size).toBeGreaterThan(200);
  expect(await unlistedStatements(statements)).toEqual([]);
});
