import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DataSource } from 'typeorm';
import { loadMemberships } from '../../demo/membership/load-memberships.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../../platform/database/testing/throw-away-database.js';
import { roomApp, signedIn } from '../../platform/http/testing/room-app.js';
import { FixedClock } from '../../platform/kernel/clock.js';
import { logMigrations } from '../../platform/log-schema/log-migrations.js';
import { MembershipModule, membershipMigrations } from './index.js';

let database: ThrowAwayDatabase;
let app: NestExpressApplication;
const admin = signedIn({ id: 9, isAdmin: true });
const plan = {
  ...{ name: 'Aurora', shortDescription: 'For those who stay up late.', monthlyPrice: '19.50', discountPercentage: 12 },
  ...{
    description: 'Twelve percent off every ticket, and the night is long.',
    priorityBookingHours: 36,
    guestPasses: 1,
  },
};

beforeAll(async () => {
  database = await throwAwayDatabase([...logMigrations, ...membershipMigrations]);
  const clock = new FixedClock(new Date('2026-11-20T15:00:00Z'));
  app = await roomApp(MembershipModule, { settings: database.settings, clock });
  await loadMemberships(app);
  await app.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

async function ask(call: string, body?: object, headers: Record<string, string> = admin) {
  const [method = '', path = ''] = call.split(' ');
  const json: Record<string, string> = body ? { 'Content-Type': 'application/json' } : {};
  const init = { method, headers: { ...headers, ...json }, ...(body ? { body: JSON.stringify(body) } : {}) };
  const response = await fetch(`${await app.getUrl()}/api/memberships${path}`, init);
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
}

describe('a plan', () => {
  it('is made, changed with its name or without, and deleted, and all of it is remembered', async () => {
    const made = await ask('POST ', { ...plan, slug: 'aurora' });
    expect(made).toMatchObject({
      status: 201,
      body: { slug: 'aurora', monthlyPrice: 19.5, displayOrder: 999, featuredTier: false },
    });
    const { id } = made.body;
    expect((await ask(`GET /id/${id}`, undefined, {})).body).toEqual(made.body);
    const { name, ...nameless } = plan;
    expect((await ask(`PUT /${id}`, { ...nameless, monthlyPrice: 25 })).body).toMatchObject({
      name,
      monthlyPrice: 25,
      slug: 'aurora',
    });
    expect((await ask(`PUT /${id}`, { ...plan, name: 'Dawn' })).body).toMatchObject({ name: 'Dawn', slug: 'aurora' });
    expect((await ask(`DELETE /${id}`)).status).toBe(204);
    expect((await ask(`GET /id/${id}`)).status).toBe(404);
    const rows = await app
      .get(DataSource, { strict: false })
      .query('select who_id as by, what, old, new from log.audit order by id');
    expect(rows.map(({ by, what }: { by: number; what: string }) => `${by} ${what}`)).toEqual([
      '9 created',
      '9 changed',
      '9 changed',
      '9 deleted',
    ]);
    expect(rows[1]).toMatchObject({ old: { price_cents: 1950 }, new: { price_cents: 2500 } });
  });

  it('keeps what is not sent', async () => {
    const { id, ...made } = (await ask('POST ', { ...plan, name: 'Polar', slug: 'polar', featuredTier: true })).body;
    const version = (made.version ?? 0) + 1;
    expect((await ask(`PUT /${id}`, { guestPasses: 3 })).body).toEqual({ ...made, id, guestPasses: 3, version });
  });

  it('is refused to the second of two who write over the same version', async () => {
    const { id, version = 0 } = (await ask('POST ', { ...plan, name: 'Ember', slug: 'ember' })).body;
    const input = { ...plan, name: 'Ember', monthlyPrice: 11, version };
    expect((await ask(`PUT /${id}`, input)).body).toMatchObject({ monthlyPrice: 11, version: version + 1 });
    const late = await ask(`PUT /${id}`, { ...input, monthlyPrice: 12 });
    expect([late.status, late.body.code]).toEqual([409, 'CONFLICT']);
    expect((await ask(`GET /id/${id}`, undefined, {})).body.monthlyPrice).toBe(11);
  });

  it('has a name of its own, and a slug of its own', async () => {
    expect(await ask('POST ', { ...plan, name: 'Gold' })).toMatchObject({
      status: 409,
      body: { message: 'There’s already a membership called Gold.' },
    });
    expect(await ask('PUT /1', { ...plan, name: 'Gold' })).toMatchObject({
      status: 409,
      body: { code: 'MEMBERSHIP_NAME_TAKEN' },
    });
    expect((await ask('POST ', { ...plan, slug: 'gold' })).body.slug).toBe('gold-2');
  });

  it.each([
    [{ name: 'A' }, 'Name must be at least 2 characters'],
    [{ shortDescription: 'x' }, 'Short description must be at least 10 characters'],
    [{ description: 'x' }, 'Description must be at least 20 characters'],
    [{ monthlyPrice: -1 }, 'Price cannot be negative'],
    [{ discountPercentage: -1 }, 'Discount percentage cannot be negative'],
    [{ discountPercentage: 101 }, 'Discount cannot be more than 100%'],
    [{ priorityBookingHours: -1 }, 'Priority booking hours cannot be negative'],
    [{ guestPasses: -1 }, 'Guest passes cannot be negative'],
  ])('is refused %j', async (input, message) => {
    expect(await ask('POST ', { ...plan, ...input })).toMatchObject({ status: 400, body: { message } });
  });

  it.each([
    ['nobody', {}, 401],
    ['a visitor', signedIn(), 403],
    ['a desk', signedIn({ roles: ['desk', 'ops'] }), 403],
  ])('is not for %s to change', async (_, headers, status) => {
    for (const call of ['POST ', 'PUT /1', 'DELETE /1']) expect((await ask(call, plan, headers)).status).toBe(status);
    expect((await ask('PUT /999', plan)).status).toBe(404);
  });
});
