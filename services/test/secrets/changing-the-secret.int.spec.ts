import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { BookingPlacedView } from '@northlight/contracts';
import { openApi } from '../../src/apps/api/open-api.js';
import { loadCatalog } from '../../src/demo/catalog/load-catalog.js';
import { freshDatabase, testSettings } from '../fresh-database.js';
import { adminCookie, adminSetup, visitorCookie } from '../sign-in-people.js';

const first = 'the first secret of this house, 0123456789';
const second = 'the second secret of this house, 9876543210';
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const key = randomUUID();
const choice = {
  ...{ venueId: 1, experienceId: 1, numberOfTickets: 2, ticketType: 'standard' },
  ...{ customerName: 'Ann Lee', customerEmail: 'ann@example.com' },
};

let app: NestExpressApplication;
let url: string;
let admin: string;
let maya: string;
/** The first start of the next days. */
let visit: { readonly date: string; readonly time: string };
let booking: BookingPlacedView;
let ticket: string;

type Headed = Readonly<Record<string, string>>;

/** What was answered: the status, and what it says. */
async function ask<Body>(line: string, headers: Headed, body?: object): Promise<[number, Body]> {
  const [method = '', path = ''] = line.split(' ');
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
    ...init,
  });
  return [answer.status, (await answer.json()) as Body];
}

async function start(): Promise<void> {
  app = await openApi(testSettings(secretsNow()));
  await app.listen(0, '127.0.0.1');
  url = await app.getUrl();
}

/** The processes read their secrets once: to change them is to start again. */
async function startWith(SECRET: string, SECRET_BEFORE: string): Promise<void> {
  await app.close();
  Object.assign(process.env, { SECRET, SECRET_BEFORE });
  await start();
}

const secretsNow = () => ({ SECRET: process.env.SECRET ?? '', SECRET_BEFORE: process.env.SECRET_BEFORE ?? '' });
const book = () =>
  ask<BookingPlacedView & { code: string }>('POST /api/bookings', { 'Idempotency-Key': key }, { ...choice, ...visit });
const holding = () => ({ 'Booking-Token': booking.manageToken });

/** Who is let in with what was handed out before: the account, the link, the ticket at the door, the sender of a retry. */
async function letIn() {
  const [me] = await ask('GET /api/auth/me', { cookie: maya });
  const [link] = await ask(`GET /api/bookings/${booking.id}`, holding());
  const [, door] = await ask<{ code: string }>(`POST /api/admin/bookings/${ticket}/check-in`, { cookie: admin }, {});
  const [retry, again] = await book();
  return { me, link, isTicket: door.code !== 'BOOKING_NOT_FOUND', retry, isSame: again.id === booking.id };
}

beforeAll(async () => {
  await freshDatabase({ ...adminSetup, SECRET: first, SECRET_BEFORE: '' });
  await start();
  await loadCatalog(app);
  [admin, maya] = [await adminCookie(url), await visitorCookie(url)];
  await ask('POST /api/admin/availability/open', { cookie: admin }, { venueId: 1, from: inDays(2), to: inDays(9) });
  visit = await firstStart();
  [, booking] = await book();
  [, { code: ticket }] = await ask<{ code: string }>(`GET /api/bookings/${booking.id}/ticket`, holding());
}, 60_000);
afterAll(async () => {
  await app.close();
  process.env.SECRET_BEFORE = '';
});

describe('what was handed out before SECRET changed', () => {
  it('is good before it changes', async () => {
    expect(await letIn()).toEqual({ me: 200, link: 200, isTicket: true, retry: 201, isSame: true });
  });

  it('is good while SECRET_BEFORE is the one before, whatever process answers', async () => {
    await startWith(first, second);
    expect(await letIn()).toEqual({ me: 200, link: 200, isTicket: true, retry: 201, isSame: true });
    await startWith(second, first);
    expect(await letIn()).toEqual({ me: 200, link: 200, isTicket: true, retry: 201, isSame: true });
  });

  it('opens nothing once the one before is gone, and what was handed out since does', async () => {
    const [, fresh] = await ask<{ code: string }>(`GET /api/bookings/${booking.id}/ticket`, holding());
    const [, again] = await book();
    await startWith(second, '');
    admin = await signIn('first', adminSetup.ADMIN_SETUP_PASSWORD);
    expect(await letIn()).toEqual({ me: 401, link: 404, isTicket: false, retry: 422, isSame: false });
    ticket = fresh.code;
    booking = again;
    expect(await letIn()).toMatchObject({ me: 401, link: 200, isTicket: true });
  });
});

async function firstStart(): Promise<typeof visit> {
  for (let days = 2; days < 9; days++) {
    const date = inDays(days);
    const [, slots] = await ask<{ time: string }[]>(`GET /api/availability?venueId=1&experienceId=1&date=${date}`, {});
    if (slots[0]) return { date, time: slots[0].time };
  }
  throw new Error('The venue is shut for a week');
}

/** @returns the cookie of the session */
async function signIn(username: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const sid = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('sid='));
  return sid?.split(';')[0] ?? '';
}
