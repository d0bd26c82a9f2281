import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DataSource } from 'typeorm';
import { loadCatalog } from '../../demo/catalog/load-catalog.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../../platform/database/testing/throw-away-database.js';
import { roomApp, signedIn } from '../../platform/http/testing/room-app.js';
import { FixedClock } from '../../platform/kernel/clock.js';
import { logMigrations } from '../../platform/log-schema/log-migrations.js';
import { BookingModule, bookingMigrations } from '../booking/index.js';
import { vouchersMigrations } from '../vouchers/index.js';
import { catalogMigrations } from './index.js';

let database: ThrowAwayDatabase;
let app: NestExpressApplication;
const admin = signedIn({ id: 9, isAdmin: true });
const train = {
  ...{ name: 'Night Train', shortDescription: 'A train through the dark.', category: 'new', price: 34.5, duration: 45 },
  ...{ description: 'A train leaves at midnight and comes back changed.', minAge: 6, maxAge: 99 },
  tags: ['rail', ' rail'],
};

beforeAll(async () => {
  database = await throwAwayDatabase([
    ...logMigrations,
    ...catalogMigrations,
    ...vouchersMigrations,
    ...bookingMigrations,
  ]);
  app = await roomApp(BookingModule, {
    settings: database.settings,
    clock: new FixedClock(new Date('2026-11-20T15:00:00Z')),
  });
  await loadCatalog(app);
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
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
}
const sql = (text: string, values: unknown[] = []) => app.get(DataSource, { strict: false }).query(text, values);
const create = async (input: object = {}) => (await ask('POST /api/experiences', { ...train, ...input })).body;

describe('an experience that an admin makes', () => {
  it('is in the catalogue, with what its category says ticked', async () => {
    const { status, body } = await ask('POST /api/experiences', { ...train, slug: 'night-train' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      slug: 'night-train',
      price: 34.5,
      isNew: true,
      isPopular: false,
      tags: ['rail'],
      displayOrder: 999,
    });
    expect((await ask('GET /api/experiences/night-train', undefined, {})).body).toEqual(body);
    expect((await ask('GET /api/experiences', undefined, {})).body.at(-1)).toEqual(body);
  });

  it('is not ticked again by its category where somebody took the tick away', async () => {
    expect(await create({ slug: 'old-train', isNew: false })).toMatchObject({ category: 'new', isNew: false });
  });

  it('gets a slug that nobody has, also when two come at once', async () => {
    const both = await Promise.all([create({ slug: 'twin' }), create({ slug: 'twin' })]);
    expect(both.map(({ slug }) => slug).toSorted()).toEqual(['twin', 'twin-2']);
    expect((await create({ name: 'Été' })).slug).toMatch(/^[a-z0-9-]+-1795186800000$/);
  });

  it('keeps its slug under another name, and who changed what from what to what', async () => {
    const { id, slug } = await create({ slug: 'old-name' });
    const input = { ...train, name: 'New Name', price: 20, slug: 'other' };
    const { status, body } = await ask(`PUT /api/experiences/${id}`, input);
    expect([status, body.slug, body.name, slug]).toEqual([200, 'old-name', 'New Name', 'old-name']);
    const rows = await sql(
      'select who_id as by, what, subject, old, new from log.audit where subject_id = $1 order by id',
      [String(id)],
    );
    expect(rows[1]).toEqual({
      ...{ by: 9, what: 'changed', subject: 'Night Train', old: { name: 'Night Train', price_cents: 3450 } },
      new: { name: 'New Name', price_cents: 2000 },
    });
  });

  it('keeps what is not sent, and its ages apart', async () => {
    const made = await create({ slug: 'in-part', requirements: 'Steady legs', isPopular: true });
    const change = (input: object) => ask(`PUT /api/experiences/${made.id}`, input);
    const version = (made.version ?? 0) + 1;
    expect((await change({ price: 20 })).body).toEqual({ ...made, price: 20, version });
    expect((await change({ requirements: '', category: 'kids' })).body).toMatchObject({
      ...{ requirements: null, category: 'kids', isPopular: true, isNew: true },
    });
    expect(await change({ maxAge: 5 })).toMatchObject({ status: 400, body: { code: 'AGES_CROSSED' } });
  });

  it('hangs its pictures in the order that was asked for', async () => {
    const arrangement = {
      pictures: [{ url: '/media/art/experiences/jurassic-ride/3.jpg', alt: 'A herd' }],
      removed: [],
    };
    const { body } = await ask('PUT /api/experiences/1/gallery', arrangement);
    expect(body.galleryImages).toEqual(
      ['3', '1', '2'].map((name) => `/media/art/experiences/jurassic-ride/${name}.jpg`),
    );
    expect(body.pictureTexts).toEqual({ '/media/art/experiences/jurassic-ride/3.jpg': 'A herd' });
  });

  it.each([
    [{ name: 'N' }, 'Name must be at least 2 characters'],
    [{ price: -1 }, 'Price cannot be negative'],
    [{ price: '1e9' }, 'Please enter a lower price'],
    [{ duration: 4 }, 'Duration must be at least 5 minutes'],
    [{ category: 'x' }, 'Category is required'],
    [{ minAge: 9, maxAge: 8 }, 'The maximum age can’t be below the minimum age.'],
    [{ tags: 7 }, 'Please use at most 20 tags of up to 40 characters each'],
  ])('is refused %j', async (input, message) => {
    expect(await ask('POST /api/experiences', { ...train, ...input })).toMatchObject({
      status: 400,
      body: { message },
    });
  });
});

describe('an experience that is deleted', () => {
  it('is gone for visitors, and its bookings keep its name', async () => {
    const { id, slug } = await create({ slug: 'short-lived' });
    await sql('insert into catalog.venue_experiences (venue_id, experience_id) values (1, $1)', [id]);
    expect((await ask(`DELETE /api/experiences/${id}`)).status).toBe(204);
    expect((await ask(`GET /api/experiences/${slug}`)).status).toBe(404);
    expect((await ask(`DELETE /api/experiences/${id}`)).status).toBe(404);
    expect((await ask(`PUT /api/experiences/${id}`, train)).status).toBe(404);
    expect(JSON.stringify((await ask('GET /api/venues/1/experiences')).body)).not.toContain(slug);
    const taken = "select subject, old, new from log.audit where subject_id = $1 and what = 'taken off programmes'";
    expect(await sql(taken, [String(id)])).toEqual([
      { subject: train.name, old: { venues: [expect.any(String)] }, new: { venues: [] } },
    ]);
    expect((await create({ slug })).slug).toBe('short-lived-2');
  });

  it('stays while somebody has booked it ahead', async () => {
    const visit = { venue_id: 1, slot_id: '1-5-2026-11-28-1430', experience_id: 5, date: '2026-11-28', time: '14:30' };
    await booked({ ...visit, starts_at: '2026-11-28T19:30:00Z', status: 'confirmed' });
    expect(await ask('DELETE /api/experiences/5')).toMatchObject({
      ...{ status: 409, body: { code: 'EXPERIENCE_IN_USE', message: 'Zipline Simulator has upcoming bookings' } },
    });
    expect((await ask('GET /api/experiences/zipline-simulator')).status).toBe(200);
    await sql("update booking.bookings set starts_at = '2026-11-19T19:30:00Z'");
    expect((await ask('DELETE /api/experiences/5')).status).toBe(204);
  });

  async function booked(row: Record<string, unknown>): Promise<void> {
    const rest = {
      id: '10000000-0000-4000-8000-000000000000',
      reference: 'NL-TEST',
      tickets: 2,
      ticket_type: 'standard',
    };
    const all = { ...rest, ...row, subtotal: 6000, fee: 360, total: 6360, customer_ref: rest.id, ...(await needed()) };
    const names = Object.keys(all);
    await sql(
      `insert into booking.bookings (${names.join(', ')}) values (${names.map((_, nth) => `$${nth + 1}`).join(', ')})`,
      Object.values(all),
    );
  }

  /** Columns without a default that this story does not speak of. */
  async function needed(): Promise<Record<string, unknown>> {
    const rows: { name: string }[] = await sql(
      `select column_name as name from information_schema.columns where table_schema = 'booking' and table_name = 'bookings'
         and is_nullable = 'NO' and column_default is null and data_type in ('timestamp with time zone')`,
    );
    return Object.fromEntries(rows.map(({ name }) => [name, '2026-11-01T00:00:00Z']));
  }
});

describe('whoever edits', () => {
  it.each([
    ['nobody', {}, 401],
    ['a visitor', signedIn(), 403],
    ['a desk', signedIn({ roles: ['desk', 'ops'] }), 403],
  ])('%s is turned away', async (_, headers, status) => {
    const calls: [string, string][] = [
      ['POST', ''],
      ['PUT', '/1'],
      ['PUT', '/1/gallery'],
      ['DELETE', '/1'],
    ];
    for (const [method, path] of calls)
      expect((await ask(`${method} /api/experiences${path}`, {}, headers)).status).toBe(status);
  });
});
