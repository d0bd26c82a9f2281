import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pg from 'pg';
import { openApi } from '../src/apps/api/open-api.js';
import { KnownProgrammes } from '../src/contexts/catalog/index.js';
import { loadCatalog } from '../src/demo/catalog/load-catalog.js';
import { loadMemberships } from '../src/demo/membership/load-memberships.js';
import { freshDatabase } from './fresh-database.js';
import { adminCookie, adminSetup, visitorCookie } from './sign-in-people.js';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const visitDay = inDays(10);

let app: NestExpressApplication;
let url: string;
let pool: pg.Pool;
let admin: string;
let maya: string;

beforeAll(async () => {
  app = await openApi(await freshDatabase(adminSetup));
  await loadCatalog(app);
  await loadMemberships(app);
  await app.listen(0, '127.0.0.1');
  url = await app.getUrl();
  pool = app.get(pg.Pool, { strict: false });
  await pool.query('update catalog.experiences set price_cents = 4200 where id = 1');
  app.get(KnownProgrammes, { strict: false }).forget();
  [admin, maya] = [await adminCookie(url), await visitorCookie(url)];
  const open = { venueId: 1, experienceId: 1, from: visitDay, to: visitDay };
  expect((await send('POST /api/admin/availability/open', admin, open)).status).toBe(200);
}, 90_000);

afterAll(() => app.close());

// biome-ignore lint/suspicious/noExplicitAny: an answer is whatever came over the wire
async function send(line: string, cookie: string, body: object): Promise<{ status: number; body: any }> {
  const [method = '', path = ''] = line.split(' ');
  const headers = { 'Content-Type': 'application/json', cookie, 'Idempotency-Key': randomUUID() };
  const answer = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.json() };
}

const choice = { experienceId: 1, numberOfTickets: 3, ticketType: 'member' };
const contact = { customerName: 'Maya Lindqvist', customerEmail: 'maya@example.com' };
const quoted = async (cookie: string) => (await send('POST /api/bookings/quote', cookie, choice)).body;
const booked = async (cookie: string, totalPrice: number) => {
  const visit = { venueId: 1, date: visitDay, time: '14:30' };
  return (await send('POST /api/bookings', cookie, { ...choice, ...visit, ...contact, totalPrice })).body;
};
const grants = async (plan: object) => {
  const { rows } = await pool.query<{ id: number }>("select id from identity.users where username = 'maya'");
  expect((await send(`PUT /api/admin/users/${rows[0]?.id}/plan`, admin, plan)).status).toBe(200);
};

describe('an account that an admin gives a plan of 25%', () => {
  it('pays 10% less for member tickets until then', async () => {
    expect(await quoted(maya)).toMatchObject({ discount: 12.6, bookingFee: 6.8, totalPrice: 120.2 });
  });

  it('pays 25% less from then on, as it was quoted', async () => {
    await grants({ tier: 'diamond', until: inDays(30), guestPassesLeft: 0 });
    const price = { bookingFee: 5.67, totalPrice: 100.17, planPercent: 25 };
    expect(await quoted(maya)).toMatchObject({ gross: 126, discount: 31.5, subtotal: 94.5, ...price });
    expect(await booked(maya, 100.17)).toMatchObject({ ...price, priceAdjusted: false });
  });

  it('pays it in an order, too', async () => {
    const { id, manageToken: token } = await booked(maya, 100.17);
    const order = { ...contact, bookings: [{ id, token }], products: [], totalPrice: 100.17 };
    const { status, body } = await send('POST /api/orders', maya, order);
    expect([status, body.totalPrice]).toEqual([201, 100.17]);
  });

  it('changes nothing for whoever is not signed in', async () => {
    expect(await quoted('')).toMatchObject({ totalPrice: 120.2 });
  });
});

describe('when the plan has ended', () => {
  it('the account pays 10% less, and is told where it had seen another total', async () => {
    await pool.query("update identity.users set subscription_end_date = $1 where username = 'maya'", [inDays(-3)]);
    expect(await quoted(maya)).toMatchObject({ discount: 12.6, totalPrice: 120.2 });
    expect(await booked(maya, 100.17)).toMatchObject({ totalPrice: 120.2, priceAdjusted: true });
  });

  it('and was taken away, as well', async () => {
    await grants({ tier: 'diamond', until: inDays(30), guestPassesLeft: 0 });
    await grants({ tier: 'none' });
    const quote = await quoted(maya);
    expect(quote).toMatchObject({ totalPrice: 120.2 });
    expect(quote).not.toHaveProperty('planPercent');
  });
});
