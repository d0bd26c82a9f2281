import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Catalog } from './index.js';
import { type CatalogHouse, catalogHouse } from './testing/catalog-house.js';

let house: CatalogHouse;
let catalog: Catalog;

beforeAll(async () => {
  house = await catalogHouse();
  catalog = house.part(Catalog as never);
});
afterAll(() => house.close());

const startsOn = async (date: string) => {
  const slots = await catalog.slotPlan(1, { from: date, days: 1 });
  const counts = new Map<number, number>();
  for (const { experienceId } of slots) counts.set(experienceId, (counts.get(experienceId) ?? 0) + 1);
  return [...counts.entries()].toSorted(([a], [b]) => a - b).map(([, count]) => count);
};

describe('a catalogue that is imported', () => {
  it('comes twice without doubling, and keeps what an admin has changed', async () => {
    await house.sql(`update catalog.experiences set name = 'Night Ride' where id = 1`);
    await house.seeds();
    const { body } = await house.get('/api/experiences');
    expect(body).toHaveLength(12);
    expect(body[0].name).toBe('Night Ride');
  });

  it('gives venues from before they had pictures and a map theirs, and touches no other', async () => {
    await house.sql(`update catalog.venues set gallery_images = '{}', street_map = null where id = 1`);
    await house.sql(
      `update catalog.venues set gallery_images = '{/uploads/wharf.jpg}', street_map = null where id = 2`,
    );
    await house.seeds();
    expect((await house.get('/api/venues/rochester-flagship')).body.galleryImages).toHaveLength(6);
    expect((await house.get('/api/venues/boston')).body).toMatchObject({
      galleryImages: ['/uploads/wharf.jpg'],
      streetMap: null,
    });
  });

  it('leaves room for the next id', async () => {
    await house.sql(`insert into catalog.experiences (name, slug, description, short_description, duration, price_cents,
      image_url, category) values ('Opening Night', 'opening-night', 'x', 'x', 30, 0, '', 'new')`);
    expect((await house.get('/api/experiences/opening-night')).body.id).toBe(13);
  });
});

describe('what other rooms are told', () => {
  it('is the price in cents, the duration and the name of an experience', async () => {
    expect(await catalog.ticketOffer(8)).toEqual({
      id: 8,
      slug: 'flight-sim',
      name: 'Flight Sim',
      imageUrl: '/media/art/experiences/flight-sim/main.jpg',
      price: 3800,
      duration: 40,
    });
    expect(await catalog.ticketOffer(99)).toBeUndefined();
  });

  it('is where and when a venue is open', async () => {
    expect(await catalog.venue(1)).toMatchObject({
      status: 'open',
      timezone: 'America/New_York',
      closures: ['2026-11-26', '2026-12-25'],
    });
    expect(await catalog.venue(99)).toBeUndefined();
    expect((await catalog.openVenues()).map(({ id }) => id)).toEqual([1]);
  });

  it('is what runs where', async () => {
    expect(await catalog.runsAt(1, 12)).toBe(true);
    expect(await catalog.runsAt(2, 12)).toBe(false);
  });

  it('is the number of starts of each experience on a day that closes at eight, at ten, and not at all', async () => {
    expect(await startsOn('2026-11-23')).toEqual([13, 10, 8, 8, 13, 13, 13, 10, 13, 13, 1, 10]);
    expect(await startsOn('2026-11-28')).toEqual([16, 12, 9, 9, 16, 16, 16, 12, 16, 16, 2, 12]);
    expect(await startsOn('2026-11-26')).toEqual([]);
  });

  it('is room for twenty, and for twenty-four in the two large halls', async () => {
    const slots = await catalog.slotPlan(1, { from: '2026-11-28', days: 1 });
    const large = slots.filter(({ capacity }) => capacity === 24).map(({ experienceId }) => experienceId);
    expect([...new Set(large)]).toEqual([3, 4]);
    expect(slots.every(({ capacity }) => capacity === 20 || capacity === 24)).toBe(true);
  });
});

describe('what an admin takes away', () => {
  it('does not come back with the next import', async () => {
    await house.sql('delete from catalog.venue_experiences where experience_id = 5');
    await house.sql(`delete from catalog.closures where date = '2026-11-26'`);
    await house.seeds();
    expect((await house.get('/api/venues/1/experiences')).body).toHaveLength(11);
    expect((await catalog.venue(1))?.closures).toEqual(['2026-12-25']);
  });

  it('comes with an experience that is new', async () => {
    await house.sql('delete from catalog.experiences where id = 7');
    await house.seeds();
    expect(await catalog.runsAt(1, 7)).toBe(true);
    expect(await catalog.runsAt(1, 5)).toBe(false);
  });
});
