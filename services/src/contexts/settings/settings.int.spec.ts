import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type SettingsView, usualRetention } from '@northlight/contracts';
import pg from 'pg';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../../platform/database/testing/throw-away-database.js';
import { roomApp, signedIn } from '../../platform/http/testing/room-app.js';
import { FixedClock } from '../../platform/kernel/clock.js';
import { logMigrations } from '../../platform/log-schema/log-migrations.js';
import { BookingModule, bookingMigrations } from '../booking/index.js';
import { catalogMigrations } from '../catalog/index.js';
import { vouchersMigrations } from '../vouchers/index.js';
import { HouseSettingsModule } from './index.js';

@Module({ imports: [BookingModule, HouseSettingsModule] })
class Rooms {}

let database: ThrowAwayDatabase;
let app: NestExpressApplication;
const admin = signedIn({ id: 9, isAdmin: true });

beforeAll(async () => {
  database = await throwAwayDatabase(
    [...logMigrations, ...catalogMigrations, ...vouchersMigrations, ...bookingMigrations],
    {
      HOLD_MINUTES: '15',
    },
  );
  app = await roomApp(Rooms, {
    settings: database.settings,
    clock: new FixedClock(new Date('2026-11-20T15:00:00Z')),
  });
  await app.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

async function ask(call: string, body?: object, headers: Record<string, string> = admin) {
  const [method = '', path] = call.split(' ');
  const json: Record<string, string> = body ? { 'Content-Type': 'application/json' } : {};
  const init = { method, headers: { ...headers, ...json }, ...(body ? { body: JSON.stringify(body) } : {}) };
  const response = await fetch(`${await app.getUrl()}${path}`, init);
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined, headers: response.headers };
}
const read = async (): Promise<SettingsView> => (await ask('GET /api/admin/settings')).body;
const change = async (input: object, seen?: SettingsView) => {
  const { changes: _, isCurrencyFixed: __, ...settings } = seen ?? (await read());
  return ask('PUT /api/admin/settings', { ...settings, ...input });
};

describe('the settings', () => {
  it('are the figures of the specification until somebody changes them', async () => {
    const stated = {
      ...{ bookingFeePercent: 6, memberDiscountPercent: 10, groupDiscountPercent: 10, groupFrom: 5 },
      ...{ familyPackPrice: 112, refundHours: 48, moveHours: 24, showsMaps: true },
      ...{ shippingPrice: 5.95, freeShippingOver: 50, currency: 'USD' },
    };
    expect((await ask('GET /api/house-rules', undefined, {})).body).toEqual({ ...stated, retention: usualRetention });
    expect(await read()).toEqual({
      ...stated,
      ...usualRetention,
      isCurrencyFixed: false,
      holdMinutes: 15,
      collectDays: 14,
      venuePaymentMost: 100_000,
      version: 0,
      changes: [],
    });
  });

  it('count at once when they are changed, and the change is on record', async () => {
    const { headers } = await ask('GET /api/house-rules', undefined, {});
    expect(await change({ bookingFeePercent: 8, familyPackPrice: 119.5, holdMinutes: null })).toMatchObject({
      ...{ status: 200, body: { version: 1 } },
    });
    const again = await ask('GET /api/house-rules', undefined, { 'If-None-Match': headers.get('etag') ?? '' });
    expect([again.status, again.body.bookingFeePercent, again.body.familyPackPrice]).toEqual([200, 8, 119.5]);
    const { changes, holdMinutes, version } = await read();
    expect([holdMinutes, version]).toEqual([null, 1]);
    expect(changes).toEqual([
      expect.objectContaining({
        ...{ who: 'account 9', room: 'settings', at: '2026-11-20T15:00:00.000Z' },
        old: { feePercent: 6, familyPackCents: 11_200, holdMinutes: 15 },
        new: { feePercent: 8, familyPackCents: 11_950, holdMinutes: null },
      }),
    ]);
    expect((await change({})).body).toEqual({ version: 1 });
    expect((await read()).changes).toHaveLength(1);
  });

  it('are kept for the first of two admins who write at once; the other is told', async () => {
    const seen = await read();
    const answers = await Promise.all([change({ moveHours: 12 }, seen), change({ moveHours: 36 }, seen)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('CONFLICT');
    expect((await read()).version).toBe(seen.version + 1);
  });

  it('say how long personal data is kept, and leave that alone where it is not sent', async () => {
    const { changes: _, version: __, ...all } = await read();
    expect((await change({ keepNoteDays: 14 })).status).toBe(200);
    expect((await ask('GET /api/house-rules', undefined, {})).body.retention).toEqual({
      ...usualRetention,
      keepNoteDays: 14,
    });
    const older = Object.fromEntries(Object.entries(all).filter(([name]) => !name.startsWith('keep')));
    expect((await ask('PUT /api/admin/settings', { ...older, version: (await read()).version })).status).toBe(200);
    expect((await read()).keepNoteDays).toBe(14);
  });

  it('let a house do without maps of others, and leave that alone where it is not sent', async () => {
    const { showsMaps: _, changes: __, ...figures } = await read();
    expect((await change({ showsMaps: false })).status).toBe(200);
    expect((await ask('GET /api/house-rules', undefined, {})).body.showsMaps).toBe(false);
    await ask('PUT /api/admin/settings', { ...figures, version: (await read()).version, moveHours: 23 });
    expect(await read()).toMatchObject({ showsMaps: false, moveHours: 23 });
    expect((await change({ showsMaps: 'off' })).status).toBe(400);
  });

  it('choose the currency until something is sold, and no longer', async () => {
    expect((await change({ currency: 'JPY' })).status).toBe(400);
    expect((await change({ currency: 'CAD' })).status).toBe(200);
    expect((await ask('GET /api/house-rules', undefined, {})).body.currency).toBe('CAD');

    const sold = `insert into vouchers.vouchers values
      (-1, gen_random_uuid(), '', '', 500, 500, '2027-01-01', now(), 1, gen_random_uuid())`;
    await app.get(pg.Pool, { strict: false }).query(sold);
    const { status, body } = await change({ currency: 'USD' });
    expect([status, body.message]).toEqual([409, 'The currency stays CAD: something is already sold in it.']);
    expect(await read()).toMatchObject({ currency: 'CAD', isCurrencyFixed: true });
  });

  it('say before what tickets would cost', async () => {
    const { changes: _, ...rules } = await read();
    const { status, body } = await ask('POST /api/admin/price-preview', { ...rules, groupDiscountPercent: 20 });
    expect([status, body.ticketPrice]).toEqual([200, 34]);
    expect(body.examples[2]).toMatchObject({
      now: { ticketType: 'group', numberOfTickets: 6, subtotal: 183.6, bookingFee: 14.69, totalPrice: 198.29 },
      after: { subtotal: 163.2, bookingFee: 13.06, totalPrice: 176.26 },
    });
    expect((await read()).groupDiscountPercent).toBe(10);
  });

  it.each([
    [{ bookingFeePercent: 31 }, 'Please enter a whole number of percent from 0 to 30'],
    [{ bookingFeePercent: 6.5 }, 'Please enter a whole number of percent from 0 to 30'],
    [{ groupFrom: 1 }, 'Please enter a whole number of tickets from 2 to 20'],
    [{ familyPackPrice: 1.005 }, 'Please enter a price in dollars from 0 to 1,000, with at most two decimals'],
    [{ refundHours: -1 }, 'Please enter a whole number of hours from 0 to 336'],
    [{ moveHours: 49 }, 'Please enter no more hours than for a full refund'],
    [{ holdMinutes: 0 }, 'Please enter a whole number of minutes from 1 to 1,440'],
    [{ holdMinutes: undefined }, 'Please enter a whole number of minutes from 1 to 1,440'],
    [{ keepNoteDays: 91 }, 'Please enter a whole number of days from 1 to 90'],
    [{ keepSalesYears: '' }, 'Please enter a whole number of years from 1 to 15'],
    [{ version: 'x' }, 'Please send the version you read'],
  ])('are refused %j', async (input, message) => {
    expect(await change(input)).toMatchObject({ status: 400, body: { message } });
  });

  it.each([
    ['nobody', {}, 401],
    ['a desk', signedIn({ roles: ['desk', 'ops'] }), 403],
  ])('are not for %s to set', async (_, headers, status) => {
    for (const call of ['GET /api/admin/settings', 'PUT /api/admin/settings', 'POST /api/admin/price-preview'])
      expect((await ask(call, call.startsWith('GET') ? undefined : {}, headers)).status).toBe(status);
  });
});
