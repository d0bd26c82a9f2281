import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventStore } from '../event-store.js';
import { drop, JarFull, jar } from '../testing/log-house.js';
import { twoServers, venuesAndCards } from '../testing/two-servers.js';
import { until } from '../testing/until.js';
import type { MoveStep } from './ledger-move.js';
import { underMoveLocks } from './move-locks.js';

let house: Awaited<ReturnType<typeof twoServers>>;
let ledgers: ReturnType<typeof venuesAndCards>;
let stores: [EventStore, EventStore];

beforeAll(async () => {
  house = await twoServers();
  stores = [house.process(), house.process()];
  ledgers = venuesAndCards(house, 1_000);
});
afterAll(() => house.close());

/** Spends until the card is full, or has been spent enough. @returns how often that went well */
async function spendAll(
  store: EventStore,
  given: readonly [number, number, ...number[]],
  isEnough: (times: number) => boolean = () => false,
): Promise<number> {
  let times = 0;
  while (!isEnough(times)) {
    const error = await ledgers.spend(store, given).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (error === undefined) times++;
    else if (error instanceof JarFull) break;
    else expect(error).toMatchObject({ code: 'UNAVAILABLE' }); // it waited for long: nothing was decided
  }
  return times;
}

describe('a decision over ledgers on two servers', () => {
  it('is made where the one is that stays, once the other was brought there', async () => {
    const [north, card] = [await ledgers.aVenueAt('b'), await ledgers.aCard(3)];
    expect(await ledgers.spend(stores[0], [north, card])).toEqual([2, 4]);
    expect(await ledgers.placeOf(card)).toBe('b');
    expect(await ledgers.coinsIn(card)).toBe(4);
    expect(await house.events(house.b, card)).toEqual(await house.events(house.home, card));
  });

  it('brings back what was taken along, by a process that knows nothing of it', async () => {
    const [north, south, homely] = await Promise.all(['b', 'c', 'home'].map(ledgers.aVenueAt));
    const card = await ledgers.aCard(3);
    for (const [nth, venue] of [north, homely, south, north, homely].entries()) {
      expect(await ledgers.spend(nth % 2 === 0 ? stores[0] : stores[1], [Number(venue), card])).toEqual([
        expect.any(Number),
        4 + nth,
      ]);
    }
    expect(await house.events(house.home, card)).toHaveLength(6);
    expect(await house.projections.verify('jars')).toBe(0);
    const { rowCount } = await house.home.query('select from log.moves where ledger = $1', [card]);
    expect(rowCount).toBe(1);
  });

  it('begins a ledger that nobody has written to', async () => {
    const north = await ledgers.aVenueAt('b');
    expect(await ledgers.spend(stores[0], [north, -north])).toEqual([2, 1]);
  });

  it('is made at home where all may be moved', async () => {
    const [north, one, other] = [await ledgers.aVenueAt('b'), await ledgers.aCard(1), await ledgers.aCard(1)];
    await ledgers.spend(stores[0], [north, one]);
    expect(await ledgers.spend(stores[0], [other, one])).toEqual([2, 3]);
    expect(await ledgers.placeOf(one)).toBe('home');
  });
});

describe('cards that are used on three servers at once', () => {
  it('are spent once, and everywhere', async () => {
    const venues = await Promise.all(['b', 'home', 'c'].map(ledgers.aVenueAt));
    const card = await ledgers.aCard(940);
    const spent = await Promise.all(stores.flatMap((store) => venues.map((venue) => spendAll(store, [venue, card]))));
    expect(spent.reduce((sum, one) => sum + one, 0)).toBe(60);
    expect(await ledgers.coinsIn(card)).toBe(1_000);
    expect(await house.projections.verify('jars')).toBe(0);
  });

  it('have a turn everywhere, while the others go on', async () => {
    const venues = await Promise.all(['b', 'home', 'c'].map(ledgers.aVenueAt));
    const card = await ledgers.aCard(1);
    const served = new Set<string>();
    // who is where the card lies spends many times before the first of the others has brought it away
    const isEnoughFor = (who: string) => (times: number) => {
      if (times > 0) served.add(who);
      return served.size === stores.length * venues.length;
    };
    const spendersOf = (store: EventStore, nth: number) =>
      venues.map((venue) => spendAll(store, [venue, card], isEnoughFor(`${nth} at ${venue}`)));
    const spent = await Promise.all(stores.flatMap(spendersOf));
    expect(spent.filter((times) => times === 0)).toEqual([]);
    expect(await ledgers.coinsIn(card)).toBe(1 + spent.reduce((sum, one) => sum + one, 0));
  });

  it('do not keep each other away where each needs both', async () => {
    const venues = await Promise.all(['b', 'home', 'c'].map(ledgers.aVenueAt));
    const [one, other] = [await ledgers.aCard(970), await ledgers.aCard(970)];
    const orders = venues.flatMap((venue): [number, number, number][] => [
      [venue, one, other],
      [venue, other, one],
    ]);
    const spent = await Promise.all(orders.map((order, nth) => spendAll(nth % 2 === 0 ? stores[0] : stores[1], order)));
    expect(spent.reduce((sum, times) => sum + times, 0)).toBe(30);
    expect([await ledgers.coinsIn(one), await ledgers.coinsIn(other)]).toEqual([1_000, 1_000]);
  });
});

describe('a request that is repeated after its ledger has moved', () => {
  it('gets its first answer', async () => {
    const [north, homely, card] = [await ledgers.aVenueAt('b'), await ledgers.aVenueAt('home'), await ledgers.aCard(3)];
    const own = (store: EventStore) =>
      store.transaction(card, (work) => work.apply(jar, 'jar/a', drop(1)), {
        ...{ scope: 'visitor', key: 'on the card alone', fingerprint: 'a coin' },
      });
    expect(await own(stores[0])).toBe(4);
    for (let times = 0; times < 2; times++) {
      expect(await ledgers.spend(stores[0], [north, card], 'in the north')).toEqual([2, 5]);
      expect(await own(stores[0])).toBe(4);
      expect(await ledgers.spend(stores[0], [homely, card], 'at home')).toEqual([2, 6]);
      expect(await own(stores[0])).toBe(4);
    }
  });
});

describe('a process that dies while it brings a ledger', () => {
  const steps: MoveStep[] = ['begun', 'claimed', 'copied', 'closed', 'caught up', 'opened', 'directed'];

  it.each(steps)('leaves it to whoever needs it next, wherever that is: after "%s"', async (step) => {
    const venues = await Promise.all(['b', 'c', 'home'].map(ledgers.aVenueAt));
    let coins = 3;
    for (const venue of venues) {
      const card = await ledgers.aCard(3);
      await ledgers.spend(stores[0], [Number(venues[1]), card]);
      const killed = house.move(card, (done) => {
        if (done === step) throw new Error('killed');
      });
      await expect(killed.to('b')).rejects.toThrow('killed');
      coins = 5;
      expect(await ledgers.spend(stores[0], [venue, card])).toEqual([expect.any(Number), coins]);
      expect(await ledgers.coinsIn(card)).toBe(coins);
      expect(await house.events(house.home, card)).toHaveLength(3);
    }
    expect(await house.projections.verify('jars')).toBe(0);
  });
});

describe('a ledger alone whose mover died when nobody could write', () => {
  it('is opened by who writes to it next', async () => {
    const card = await ledgers.aCard(3);
    const killed = house.move(card, (done) => {
      if (done === 'closed') throw new Error('killed');
    });
    await expect(killed.to('b')).rejects.toThrow('killed');
    expect(await stores[0].transaction(card, (work) => work.apply(jar, 'jar/a', drop(1)))).toBe(4);
    expect(await ledgers.placeOf(card)).toBe('home');
  });
});

describe('a process whose connection ends while it waits for its turn to bring a ledger', () => {
  it('asks for its turn again, and nobody who waits with it is refused', async () => {
    const [north, card] = [await ledgers.aVenueAt('b'), await ledgers.aCard(3)];
    const locking = { pool: house.home, ledgers: [card], timeoutMs: 2_000 };
    let spent: Promise<unknown> = Promise.resolve();
    await underMoveLocks(locking, async () => {
      spent = Promise.all([ledgers.spend(stores[0], [north, card]), ledgers.spend(stores[0], [north, card])]);
      await until(async () => {
        const { rowCount } = await house.home.query(
          `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and not granted
             and objid::bigint = $1 and database = (select oid from pg_database where datname = current_database())`,
          [card + 2 ** 32],
        );
        return rowCount === 1;
      });
    });
    await spent;
    expect(await ledgers.coinsIn(card)).toBe(5);
  });
});

describe('a server that is away', () => {
  it('takes with it the cards that are there, and no other', async () => {
    const [north, homely] = [await ledgers.aVenueAt('b'), await ledgers.aVenueAt('home')];
    const [there, here] = [await ledgers.aCard(3), await ledgers.aCard(3)];
    await ledgers.spend(stores[0], [north, there]);
    const [store] = stores;
    await house.away('b', async () => {
      await expect(ledgers.spend(store, [homely, there])).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      await expect(ledgers.spend(store, [north, here])).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      expect(await ledgers.spend(store, [homely, here])).toEqual([2, 4]);
    });
    expect(await ledgers.spend(store, [homely, there])).toEqual([3, 5]);
  });
});
