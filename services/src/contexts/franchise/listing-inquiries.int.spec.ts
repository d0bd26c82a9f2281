import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FranchiseInquiryView } from '@northlight/contracts';
import { admin, type FranchiseHouse, franchiseHouse, frank } from './testing/franchise-house.js';
import { storyIn } from './testing/franchise-story.js';

let house: FranchiseHouse;
beforeAll(async () => {
  house = await franchiseHouse();
});
afterAll(() => house.close());

const { apply, move } = storyIn(() => house);
const path = '/api/admin/franchise-inquiries';
const list = (query = '') => house.ask(`GET ${path}${query}`, admin);
const citiesOf = (body: readonly FranchiseInquiryView[]) => body.map(({ city }) => city);

/** Every page, as `Link` leads from one to the next. */
async function pages(query: string): Promise<string[][]> {
  const all: string[][] = [];
  for (let next: string | undefined = `${path}${query}`; next; ) {
    const { body, headers } = await house.ask(`GET ${next}`, admin);
    all.push(citiesOf(body));
    next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
  }
  return all;
}

const cities = ['Albany', 'Boston', 'Chicago', 'Québec', 'Erie'];

beforeEach(async () => {
  await house.clear();
  for (const [nth, city] of cities.entries()) {
    // two come in the same moment
    if (nth !== 2) house.later(1);
    const { body } = await apply(frank, { city, state: nth === 3 ? 'QC' : 'NY', lastName: `Castellano ${nth}` });
    if (city === 'Boston' || city === 'Erie') await move(body.id, 'qualified');
  }
});

describe('the inquiries', () => {
  it('are an array, and whole where they are few', async () => {
    const { body, headers } = await list();
    expect(citiesOf(body)).toEqual([...cities].reverse());
    expect(headers.get('link')).toBeNull();
  });

  it('are all in one answer where no page is asked for, however many they are', async () => {
    await house.pool.query(`
      with persons as (
        insert into franchise.persons (ref, erased_at) select gen_random_uuid(), now() from generate_series(1, 150)
        returning ref)
      insert into franchise.inquiries (ref, investment_level, timeframe, heard_about, created_at)
      select ref, '$1M+', '2+ years', 'Other', now() - interval '9 years' from persons`);
    const { body, headers } = await list();
    expect([body.length, headers.get('link')]).toEqual([155, null]);
    expect((await list('?limit=100')).body).toHaveLength(100);
  });

  it('come page after page, each once, also those of the same moment', async () => {
    expect(await pages('?limit=2')).toEqual([['Erie', 'Québec'], ['Chicago', 'Boston'], ['Albany']]);
  });

  it('are told by their status, where a missing one is new', async () => {
    await house.pool.query("update franchise.inquiries set status = null where status = 'new'");
    expect(await pages('?limit=2&status=new')).toEqual([['Québec', 'Chicago'], ['Albany']]);
    expect(await pages('?status=qualified')).toEqual([['Erie', 'Boston']]);
  });

  it.each([
    ['quebec', ['Québec']],
    ['frank castellano 2', ['Chicago']],
    ['FRANK@example.com', ['Erie', 'Québec', 'Chicago', 'Boston', 'Albany']],
    ['erie, ny', ['Erie']],
    ['nobody', []],
  ])('are found by %s', async (text, found) => {
    expect(citiesOf((await list(`?search=${encodeURIComponent(text)}`)).body)).toEqual(found);
  });

  it('are found page after page too, in one status', async () => {
    expect(await pages('?limit=1&search=castellano&status=qualified')).toEqual([['Erie'], ['Boston']]);
  });

  it('are not found by what was forgotten', async () => {
    await house.pool.query('delete from franchise.person_keys');
    expect((await list('?search=frank')).body).toEqual([]);
    expect((await list()).body).toHaveLength(5);
  });

  it.each([
    ['?limit=0', 'Please request 1 to 100 entries'],
    ['?status=archived', 'Please choose a status from the list'],
    [`?search=${'x'.repeat(255)}`, 'Please enter at most 254 characters'],
  ])('are refused for %s', async (query, message) => {
    const { status, body } = await list(query);
    expect([status, body.message]).toEqual([400, message]);
  });
});
