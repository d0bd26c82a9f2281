import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { until } from '../../../test/until.js';
import { Catalog } from './domain/catalog.js';
import { KnownProgrammes } from './persistence/known-programmes.js';

import { type CatalogHouse, catalogHouse } from './testing/catalog-house.js';

let house: CatalogHouse;
let known: KnownProgrammes;

beforeAll(async () => {
  // the clock that forgets every two seconds stands still, so that it is the notice that is seen
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'setTimeout',
      'clearTimeout',
    ],
  });
  house = await catalogHouse();
  known = house.part(KnownProgrammes);
});
afterAll(async () => {
  await house.close();
  jest.useRealTimers();
});

const priceOf = async (experienceId: number) => (await known.of(1))?.tickets.get(experienceId)?.price;

describe('what a venue sells', () => {
  it('is read once, however many ask', async () => {
    expect(known.of(1)).toBe(known.of(1));
    // as soon as the notices of the seed are through
    await until(async () => {
      const first = known.of(1);
      await first;
      return known.of(1) === first;
    });
  });

  it.each([
    ['a price', 'update catalog.experiences set price_cents = 4321 where id = 1'],
    ['a venue', "update catalog.venues set timezone = 'America/Denver' where id = 1"],
    ['what it has on its programme', 'delete from catalog.venue_experiences where venue_id = 1 and experience_id = 2'],
  ])('is read anew once somebody has changed %s', async (_, change) => {
    const before = known.of(1);
    await before;
    await house.sql(change);
    await until(async () => known.of(1) !== before);
    expect(await known.of(1)).not.toEqual(await before);
  });

  it('is forgotten after a while, in case nobody was heard', async () => {
    await house.sql('alter table catalog.experiences disable trigger tell_change');
    const before = await priceOf(3);
    await house.sql('update catalog.experiences set price_cents = price_cents + 100 where id = 3');
    expect(await priceOf(3)).toBe(before);
    jest.advanceTimersByTime(2_000);
    expect(await priceOf(3)).toBe((before ?? 0) + 100);
    await house.sql('alter table catalog.experiences enable trigger tell_change');
  });

  it('is as well what is told of a venue and of an experience, until they change', async () => {
    const catalog = house.part(Catalog);
    const facts = async () => [(await catalog.venue(1))?.name, (await catalog.ticketOffer(1))?.name];
    await until(async () => {
      const [venue, offer] = [catalog.venue(1), catalog.ticketOffer(1)];
      return catalog.venue(1) === venue && catalog.ticketOffer(1) === offer;
    });
    await house.sql("update catalog.venues set name = 'The Old Mill' where id = 1");
    await house.sql("update catalog.experiences set name = 'Lanterns' where id = 1");
    await until(async () => JSON.stringify(await facts()) === JSON.stringify(['The Old Mill', 'Lanterns']));
  });

  it('is not remembered of a venue that is not there', async () => {
    const nowhere = known.of(999);
    expect(await nowhere).toBeUndefined();
    expect(known.of(999)).not.toBe(nowhere);
  });
});
