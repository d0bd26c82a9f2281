import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aRule, erie, type VenueHouse, venueHouse } from './testing/venue-house.js';

let house: VenueHouse;
const ask: VenueHouse['ask'] = (...args) => house.ask(...args);

beforeAll(async () => {
  house = await venueHouse();
});
afterAll(() => house.close());

/** What two pages send that were opened at the same moment: the second one is late. */
async function bothSend(line: string, first: object, second: object) {
  const one = await ask(line, first);
  const late = await ask(line, second);
  expect([one.status, late.status, late.body.code]).toEqual([200, 409, 'CONFLICT']);
  return one.body;
}
const shown = async (id: number) => (await ask(`GET /api/admin/venues/${id}`)).body;
const week = (opens: string) => Array(7).fill({ opens, closes: '20:00' });

describe('of two who write over the same version the second is refused, and nothing of theirs is kept', () => {
  it('where both change what the page of a venue says', async () => {
    const { id, version } = await house.aVenue({ slug: 'both-say' });
    const now = await bothSend(
      `PUT /api/admin/venues/${id}`,
      { ...erie, name: 'Ann’s', version },
      { ...erie, name: 'Bo’s', version },
    );
    expect(await shown(id)).toMatchObject({ name: 'Ann’s', version: version + 1 });
    expect((await ask(`PUT /api/admin/venues/${id}`, { ...erie, name: 'Bo’s', version: now.version })).status).toBe(
      200,
    );
    expect((await house.noted(id)).at(-1)).toMatchObject({ old: { name: 'Ann’s' }, new: { name: 'Bo’s' } });
  });

  it('also at the very same moment', async () => {
    const { id, version } = await house.aVenue({ slug: 'at-once' });
    const names = ['Ann’s', 'Bo’s', 'Cy’s'];
    const answers = await Promise.all(
      names.map((name) => ask(`PUT /api/admin/venues/${id}`, { ...erie, name, version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('where both set its hours; whoever changes another part of it is not in their way', async () => {
    const { id, hoursVersion: version } = await house.aVenue({ slug: 'both-hours' });
    expect((await ask(`PUT /api/admin/venues/${id}`, { ...erie, name: 'Other words' })).status).toBe(200);
    const path = `PUT /api/admin/venues/${id}/hours`;
    await bothSend(path, { weekHours: week('09:00'), version }, { weekHours: week('11:00'), version });
    expect((await shown(id)).weekHours[0].opens).toBe('09:00');
  });

  it('where both put the same experience on its programme, and where both change its rules', async () => {
    const { id } = await house.aVenue({ slug: 'both-rules' });
    const path = `PUT /api/admin/venues/${id}/experiences/1`;
    const by = (seats: number, version: number) => ({ rules: [aRule({ seats })], version });
    const { offers } = await bothSend(path, by(5, 0), by(6, 0));
    await bothSend(path, by(7, offers[0].version), by(8, offers[0].version));
    expect((await shown(id)).offers[0].rules[0].seats).toBe(7);
    expect((await ask(`PUT /api/admin/venues/${id}/experiences/2`, by(5, 3))).body.code).toBe('CONFLICT');
  });

  it('where both hang its pictures; one that came meanwhile is in nobody’s way', async () => {
    const { id } = await house.aVenue({ slug: 'both-hang' });
    const hang = (...urls: string[]) =>
      house.pool.query('update catalog.venues set gallery_images = $2 where id = $1', [id, urls]);
    await hang('/media/a', '/media/b', '/media/c');
    const [a, b] = [{ url: '/media/a', alt: 'A door' }, { url: '/media/b' }];
    const path = `PUT /api/admin/venues/${id}/gallery`;
    const seen = [{ url: '/media/a' }, { url: '/media/b', alt: '' }];
    await bothSend(path, { pictures: [b, a], removed: [], seen }, { pictures: [a], removed: ['/media/b'], seen });
    expect((await shown(id)).galleryImages).toEqual(['/media/b', '/media/a', '/media/c']);
  });

  it('where both change an experience', async () => {
    const { body: now } = await ask('GET /api/experiences/hyper-3d-zoo');
    const { version = 0, ...input } = now;
    const first = { ...input, price: 20, version };
    const { version: next } = await bothSend('PUT /api/experiences/2', first, { ...first, price: 30 });
    expect(next).toBe(version + 1);
    expect((await ask('GET /api/experiences/hyper-3d-zoo')).body.price).toBe(20);
  });
});

describe('a change that names no version', () => {
  it('is written over whatever is there', async () => {
    const { id } = await house.aVenue({ slug: 'any-version' });
    for (const name of ['One', 'Other'])
      expect((await ask(`PUT /api/admin/venues/${id}`, { ...erie, name })).status).toBe(200);
  });

  it.each([-1, 1.5, 'three'])('is refused where its version is %p', async (version) => {
    const { body } = await ask('PUT /api/admin/venues/1', { ...erie, version });
    expect(body.errors).toEqual([{ field: 'version', message: 'Please send the version you changed' }]);
  });
});

describe('a change that is taken back', () => {
  it('leaves whoever has seen the venue before it the version that they have seen', async () => {
    const { id, version } = await house.aVenue({ slug: 'taken-back' });
    let looks = 0;
    house.uses(async ({ venueId }) => ({ isBooked: venueId === id && ++looks === 2, openSlots: 0 }));
    expect((await ask(`PUT /api/admin/venues/${id}`, { ...erie, status: 'planned', version })).body.code).toBe(
      'VENUE_IN_USE',
    );
    expect((await ask(`PUT /api/admin/venues/${id}`, { ...erie, name: 'Dry Dock', version })).status).toBe(200);
  });
});
