import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { openApi } from '../../src/apps/api/open-api.js';
import { apiDocument } from '../../src/platform/http/api-docs.js';
import { freshDatabase } from '../fresh-database.js';
import { type Endpoint, endpointsOf } from '../malformed/endpoints.js';
import { visitorCookie } from '../sign-in-people.js';

/** All that a visitor without an account may ask; for one booking or order with its token, else it is not there. Whatever is not here needs somebody, or a deploy token. */
const openToVisitors = new Set([
  'GET /api/experiences',
  'GET /api/experiences/{slug}',
  'GET /api/venues',
  'GET /api/venues/{slug}',
  'GET /api/venues/{slugOrId}/experiences',
  'GET /api/memberships',
  'GET /api/memberships/id/{id}',
  'GET /api/products',
  'GET /api/availability',
  'GET /api/availability/days',
  'GET /api/availability/weekdays',
  'GET /api/availability/stream',
  'POST /api/bookings/quote',
  'POST /api/bookings',
  'POST /api/bookings/{id}/extend-hold',
  'POST /api/waitlist',
  'GET /api/waitlist/{id}',
  'DELETE /api/waitlist/{id}',
  'POST /api/bookings/lookup',
  'GET /api/bookings/{id}',
  'GET /api/bookings/{id}/calendar.ics',
  'GET /api/bookings/{id}/ticket',
  'POST /api/bookings/{id}/reschedule',
  'POST /api/bookings/{id}/party',
  'POST /api/bookings/{id}/cancel',
  'POST /api/orders',
  'GET /api/orders/{id}',
  'POST /api/orders/{id}/cancel',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/register',
  'POST /api/auth/verify-email',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'GET /api/setup/status',
  'POST /api/contact',
  'POST /api/newsletter',
  'POST /api/newsletter/confirm',
  'POST /api/newsletter/unsubscribe',
  'POST /api/newsletter/one-click',
  'GET /api/content/{key}',
]);

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

let app: NestExpressApplication;
let endpoints: Endpoint[];

beforeAll(async () => {
  app = await openApi(await freshDatabase());
  await app.listen(0, '127.0.0.1');
  endpoints = endpointsOf(apiDocument(app, 'test')).filter(
    ({ path }) => path.startsWith('/api/') && !/docs|nothing/.test(path),
  );
}, 60_000);

afterAll(() => app.close());

async function statusFor({ method, path, fields }: Endpoint, headers: Record<string, string> = {}): Promise<number> {
  const response = await fetch(`${await app.getUrl()}${path.replace(/\{[^}]+\}/g, '1')}`, {
    method,
    ...(method === 'GET'
      ? { headers }
      : {
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify(Object.fromEntries(fields.map((field) => [field, 'x']))),
        }),
  });
  return response.status;
}

describe('the list of what visitors may ask', () => {
  it('names nothing that is not offered', () => {
    const offered = new Set(endpoints.map(nameOf));
    expect([...openToVisitors].filter((name) => !offered.has(name))).toEqual([]);
  });
});

describe('a visitor without an account', () => {
  it('is turned away from everything that is not on the list', async () => {
    const closed = endpoints.filter((endpoint) => !openToVisitors.has(nameOf(endpoint)));
    expect(closed.length).toBeGreaterThan(0);
    const answers = await Promise.all(
      closed.map(async (endpoint) => `${nameOf(endpoint)} ${await statusFor(endpoint)}`),
    );
    expect(answers.filter((answer) => !answer.endsWith(' 401'))).toEqual([]);
  });

  it('is let in to everything that is on it', async () => {
    const open = endpoints.filter((endpoint) => openToVisitors.has(nameOf(endpoint)));
    const answers = await Promise.all(open.map(async (endpoint) => `${nameOf(endpoint)} ${await statusFor(endpoint)}`));
    expect(answers.filter((answer) => / (401|403)$/.test(answer) && !answer.includes('/auth/login'))).toEqual([]);
  });
});

describe('somebody who has an account and works nowhere', () => {
  it('is turned away from everything that is for those who do', async () => {
    const cookie = await visitorCookie(await app.getUrl());
    const doors = endpoints.filter(({ path }) => path.startsWith('/api/admin/'));
    expect(doors.length).toBeGreaterThan(0);
    const answers = await Promise.all(
      doors.map(async (door) => `${nameOf(door)} ${await statusFor(door, { cookie })}`),
    );
    expect(answers.filter((answer) => !answer.endsWith(' 403'))).toEqual([]);
  });
});
