import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CatalogHouse, catalogHouse } from '../../../testing/catalog-house.js';

let house: CatalogHouse;

beforeAll(async () => {
  house = await catalogHouse();
});
afterAll(() => house.close());

const idsOf = (body: { id: number }[]) => body.map(({ id }) => id);

describe('the list of experiences', () => {
  it('has all twelve in display order, as the specification shapes them', async () => {
    const { status, body } = await house.get('/api/experiences');
    expect(status).toBe(200);
    expect(idsOf(body)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(body[0]).toEqual({
      id: 1,
      name: 'Jurassic Ride',
      slug: 'jurassic-ride',
      description: expect.any(String),
      shortDescription: expect.any(String),
      duration: 30,
      price: 34,
      minAge: 6,
      maxAge: 100,
      requirements: expect.any(String),
      specialEquipment: 'Height 42 in or more, closed shoes',
      imageUrl: '/media/art/experiences/jurassic-ride/main.jpg',
      isPopular: true,
      isNew: false,
      licenseInfo: 'Models, music and imagery made in-house or commissioned for Lumen House.',
      licenseOwner: 'Lumen House Originals',
      category: 'adventure',
      tags: ['ride', 'dinosaurs', 'motion'],
      galleryImages: ['1', '2', '3'].map((name) => `/media/art/experiences/jurassic-ride/${name}.jpg`),
      displayOrder: 10,
      createdAt: '2025-05-02T14:00:00.000Z',
    });
  });

  it('puts the same display order in the order of ids', async () => {
    await house.sql('update catalog.experiences set display_order = 5 where id in (12, 9)');
    expect(idsOf((await house.get('/api/experiences')).body).slice(0, 3)).toEqual([9, 12, 1]);
    await house.sql('update catalog.experiences set display_order = id * 10');
  });
});

describe('an answer that is asked for again', () => {
  it('costs nothing while nothing has changed, and shows a write at once', async () => {
    const path = '/api/experiences/flight-sim';
    const first = await house.get(path);
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await house.get(path, { 'If-None-Match': etag })).status).toBe(304);

    await house.sql(`update catalog.experiences set price_cents = 3950 where slug = 'flight-sim'`);
    const next = await house.get(path, { 'If-None-Match': etag });
    expect([next.status, next.body.price]).toEqual([200, 39.5]);
    await house.sql(`update catalog.experiences set price_cents = 3800 where slug = 'flight-sim'`);
  });
});

describe('the venues', () => {
  it('are one that is open and seven that are planned', async () => {
    const { body } = await house.get('/api/venues');
    expect(idsOf(body)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(body.filter(({ status }: { status: string }) => status === 'open')).toHaveLength(1);
    expect(body[1]).toMatchObject({ city: 'Boston', zipCode: '02110', openedYear: null, estimatedOpeningYear: 2026 });
  });

  it('are shown one by one with their week', async () => {
    const { body } = await house.get('/api/venues/rochester-flagship');
    expect(body).toMatchObject({ id: 1, name: 'Rochester Flagship', address: '100 Demo Plaza', isNew: true });
    expect(body.weekHours[1]).toEqual({ opens: '10:00', closes: '20:00' });
    expect(body.weekHours[0]).toEqual({ opens: '10:00', closes: '22:00' });
  });

  it('say on their own page what a list leaves out: six pictures, fees, the way there and the neighbourhood', async () => {
    const { body } = await house.get('/api/venues/rochester-flagship');
    expect(body.galleryImages).toEqual(
      [1, 2, 3, 4, 5, 6].map((nth) => `/media/art/venues/rochester-flagship/${nth}.jpg`),
    );
    expect(body.parking).toEqual(['$5 up to 3 hours', '$15 for 3–5 hours', '$25 daily maximum']);
    expect(body.directions.map(({ title }: { title: string }) => title)).toEqual(['By car', 'By train', 'On foot']);
    expect(body.closures[0]).toEqual({ date: '2026-11-26', reason: 'Thanksgiving' });
    expect(body.streetMap.streets.map(({ name }: { name: string }) => name)).toContain('Demo Plaza');
    expect((await house.get('/api/venues')).body[0]).not.toHaveProperty('streetMap');
  });

  it('describe no way to a house that is not open', async () => {
    const { body } = await house.get('/api/venues/boston');
    expect([body.directions, body.closures, body.galleryImages.length]).toEqual([[], [], 6]);
  });

  it('tell what they run, by slug and by id alike', async () => {
    const bySlug = await house.get('/api/venues/rochester-flagship/experiences');
    const byId = await house.get('/api/venues/1/experiences');
    expect(byId.body).toEqual(bySlug.body);
    expect(idsOf(byId.body)).toHaveLength(12);
    expect(byId.body[10]).toMatchObject({ slug: 'midnight-lounge-mystery', isExclusive: true, price: 44 });
    expect((await house.get('/api/venues/boston/experiences')).body).toEqual([]);
  });
});

describe('what is not there', () => {
  it.each([
    ['/api/experiences/nothing-here', 'Experience not found'],
    ['/api/experiences/12', 'Experience not found'],
    [`/api/experiences/${'x'.repeat(300)}`, 'Experience not found'],
    ['/api/experiences/%27%20or%201%3D1', 'Experience not found'],
    ['/api/venues/nowhere', 'Venue not found'],
    ['/api/venues/nowhere/experiences', 'Venue not found'],
    ['/api/venues/99/experiences', 'Venue not found'],
    ['/api/venues/99999999999/experiences', 'Venue not found'],
  ])('is said to be missing: %s', async (path, message) => {
    const { status, body } = await house.get(path);
    expect([status, body.message]).toEqual([404, message]);
  });
});

describe('the tables', () => {
  it('fit the rows that read them', async () => {
    expect(await house.drift()).toEqual([]);
  });
});
