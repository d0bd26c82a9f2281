import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pg from 'pg';
import { openApi } from '../../src/apps/api/open-api.js';
import { someDetails } from '../../src/contexts/franchise/testing/franchise-house.js';
import { loadCatalog } from '../../src/demo/catalog/load-catalog.js';
import { apiDocument } from '../../src/platform/http/api-docs/api-docs.js';
import { freshDatabase } from '../fresh-database.js';
import { type Endpoint, endpointsOf } from '../malformed/endpoints.js';
import { adminSetup } from '../sign-in-people.js';
import { callOf, type Door, doorOf, letsIn } from './doors.js';
import { aCrowd, type Crowd, jsonOf, type Who, who } from './people.js';
import { personLooks } from './person-looks.js';

const BATCH_SIZE = 12;
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

let app: NestExpressApplication;
let endpoints: Endpoint[];
let crowd: Crowd;

beforeAll(async () => {
  app = await openApi(await freshDatabase(adminSetup));
  await loadCatalog(app);
  await app.listen(0, '127.0.0.1');
  endpoints = endpointsOf(apiDocument('test')).filter(
    ({ path }) => path.startsWith('/api/') && !/docs|nothing/.test(path),
  );
  crowd = await aCrowd(await app.getUrl(), app.get(pg.Pool, { strict: false }));
}, 90_000);

afterAll(() => app.close());

/** What the last word is about somebody's own sign-in: sent with nonsense it would end it, or is answered 401 as wrong. */
const ofSignIn = /\/auth\/(login|login\/second-factor|logout)$/;
/** Browsers that have a preview are let in as well as accounts: previews.int.spec.ts tells who is not. */
const ofPreviews = /\/fronts\/preview$/;

/** Nonsense to a door: 401 and 403 come before anybody looks at it, and whoever is let in hears something else. */
async function statusFor({ method, path, fields }: Endpoint, as: Who): Promise<number> {
  const line = `${method} ${path.replace(/\{inquiryId\w*\}/, `${crowd.inquiryId}`).replace(/\{[^}]+\}/g, '999999')}`;
  const body = method === 'GET' ? undefined : Object.fromEntries(fields.map((field) => [field, 'x']));
  const answer = await crowd.ask(line, as, body);
  await answer.body?.cancel();
  return answer.status;
}

describe.each(who)('%s', (as) => {
  it('is let in where the table says so, and turned away from everything else', async () => {
    const wrong: string[] = [];
    const requested = endpoints.filter(({ path }) => !ofSignIn.test(path) && !ofPreviews.test(path));
    for (let first = 0; first < requested.length; first += BATCH_SIZE) {
      const group = requested.slice(first, first + BATCH_SIZE);
      wrong.push(...(await Promise.all(group.map((endpoint) => complaint(endpoint, as)))).flat());
    }
    expect(wrong).toEqual([]);
  }, 60_000);
});

async function complaint(endpoint: Endpoint, as: Who): Promise<string[]> {
  const door = doorOf.get(callOf(endpoint)) ?? 'admin';
  const status = await statusFor(endpoint, as);
  return isRight(status, { door, as, method: endpoint.method }) ? [] : [`${nameOf(endpoint)} (${door}): ${status}`];
}

interface Met {
  readonly door: Door;
  readonly as: Who;
  readonly method: string;
}

/** A wrong body is told before a missing pass is: such a door may say 400 to the owner of an account. */
function isRight(status: number, { door, as, method }: Met): boolean {
  if (letsIn[door].includes(as)) return status < 500 && status !== 401 && status !== 403;
  if (/-token$/.test(door) || as === 'visitor') return status === 401;
  return status === 403 || (door === 'candidate' && method !== 'GET' && status === 400);
}

describe('what belongs to maya', () => {
  const contact = { customerName: 'Maya L', customerEmail: 'maya@example.com' };
  let booking: string;
  let order: string;
  let session: string;

  beforeAll(async () => {
    const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    const open = { venueId: 1, experienceId: 1, from: day, to: day };
    expect((await crowd.ask('POST /api/admin/availability/open', 'ops', open)).status).toBeLessThan(300);
    const visit = { venueId: 1, experienceId: 1, date: day, time: '14:30', numberOfTickets: 2, ticketType: 'standard' };
    const booked = { ...visit, ...contact, totalPrice: 72.08 };
    booking = (await jsonOf<{ id: string }>(crowd.ask('POST /api/bookings', 'maya', booked))).id;
    const ordered = { ...contact, bookings: [{ id: booking }], products: [] };
    order = (await jsonOf<{ id: string }>(crowd.ask('POST /api/orders', 'maya', ordered))).id;
    expect([booking, order]).toEqual([expect.any(String), expect.any(String)]);
    session = (await jsonOf<{ id: string }[]>(crowd.ask('GET /api/auth/sessions', 'maya')))[0]?.id ?? '';
  }, 30_000);

  const doings: readonly { readonly line: string; readonly body?: object }[] = [
    { line: 'GET /api/bookings/:booking' },
    { line: 'GET /api/bookings/:booking/ticket' },
    { line: 'GET /api/bookings/:booking/calendar.ics' },
    { line: 'POST /api/bookings/:booking/extend-hold', body: {} },
    { line: 'POST /api/bookings/:booking/reschedule', body: { date: '2027-01-02', time: '14:30' } },
    { line: 'POST /api/bookings/:booking/party', body: { numberOfTickets: 3 } },
    { line: 'POST /api/bookings/:booking/cancel', body: {} },
    { line: 'GET /api/orders/:order' },
    { line: 'POST /api/orders/:order/cancel', body: {} },
    { line: 'DELETE /api/auth/sessions/:session', body: {} },
  ];
  const lineOf = (line: string) =>
    line.replace(':booking', booking).replace(':order', order).replace(':session', session);

  it.each(doings)('is not there for eve: $line', async ({ line, body }) => {
    expect((await crowd.ask(lineOf(line), 'eve', body)).status).toBe(404);
  });

  it.each(doings.slice(0, 9))('is not there for a visitor without its token: $line', async ({ line, body }) => {
    expect((await crowd.ask(lineOf(line), 'visitor', body)).status).toBe(404);
  });

  it('is there for her', async () => {
    for (const { line } of doings.filter(({ line }) => line.startsWith('GET')))
      expect([line, (await crowd.ask(lineOf(line), 'maya')).status]).toEqual([line, 200]);
  });

  it("is in nobody else's list", async () => {
    for (const list of ['GET /api/bookings', 'GET /api/orders'])
      expect((await jsonOf<{ items: unknown[] }>(crowd.ask(list, 'eve'))).items).toEqual([]);
  });
});

describe('the portal of frank', () => {
  it('is shut for another account, and for an admin, whatever they send', async () => {
    const { inquiryId } = crowd;
    for (const as of ['maya', 'admin'] as const) {
      const answer = await crowd.ask('POST /api/franchise/candidate-details', as, someDetails(inquiryId));
      expect(answer.status).toBe(403);
    }
    expect((await crowd.ask(`GET /api/franchise/inquiry/${inquiryId}`, 'frank')).status).toBe(200);
  });
});

describe('an admin who said their password a while ago', () => {
  const asksAgain = /^(?!GET )\S+ \/api\/admin\/(users|persons|settings|tax-rates)|\/refund\//;

  it('is asked for it before rights, money that goes out, persons and the rules of the venues change', async () => {
    const pool = app.get(pg.Pool, { strict: false });
    const old = "update identity.sessions set sess = jsonb_set(sess::jsonb, '{since}', to_jsonb($1::text))::json";
    await pool.query(old, [new Date(Date.now() - 15 * 60_000).toISOString()]);
    const requested = endpoints.filter((endpoint) => doorOf.get(callOf(endpoint)) === 'admin');
    const unlike: string[] = [];
    for (const { method, path } of requested) {
      const answer = await crowd.ask(
        `${method} ${path.replace(/\{[^}]+\}/g, '999999')}`,
        'admin',
        method === 'GET' ? undefined : {},
      );
      const isAsked = (await answer.text()).includes('FRESH_SIGN_IN_NEEDED');
      if (isAsked !== asksAgain.test(`${method} ${path}`)) unlike.push(`${method} ${path}`);
    }
    expect(unlike).toEqual([]);
    expect(requested.filter((endpoint) => asksAgain.test(nameOf(endpoint))).length).toBeGreaterThan(8);
  }, 60_000);
});

describe('whoever looks persons up', () => {
  const mark = 'qjxsearched';
  const today = new Date().toISOString().slice(0, 10);

  it('is on record with each search and each file, without what was searched', async () => {
    const pool = app.get(pg.Pool, { strict: false });
    await pool.query('truncate log.audit');
    for (const { path, field } of personLooks) {
      const line = `GET ${path}?venueId=1&date=${today}&limit=20&${field}=${mark}`;
      for (const time of ['once', 'again, while it is typed']) {
        const answer = await crowd.ask(line, 'admin');
        await answer.text();
        expect([line, time, answer.status]).toEqual([line, time, 200]);
      }
    }
    const { rows } = await pool.query<{ what: string; role: string; row: string }>(
      'select what, role, a::text as row from log.audit a',
    );
    const count = (wanted: string) => rows.filter(({ what, role }) => what === wanted && role === 'admin').length;
    const files = personLooks.filter(({ field }) => field === undefined).length;
    expect([files, count('exported'), count('searched')]).toEqual([2, 2 * files, personLooks.length - files]);
    expect(personLooks.length).toBeGreaterThan(7);
    expect(rows.filter(({ row }) => row.includes(mark))).toEqual([]);
  });
});
