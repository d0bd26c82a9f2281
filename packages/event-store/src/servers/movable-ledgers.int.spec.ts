import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { silentLogger } from '../environment.js';
import { drop, jar } from '../testing/log-house.js';
import { twoServers, venuesAndCards } from '../testing/two-servers.js';
import { LedgerMove } from './ledger-move.js';
import { bringMovablesHome, copyMovables, keepMovablesClose } from './movable-ledgers.js';

let house: Awaited<ReturnType<typeof twoServers>>;
let ledgers: ReturnType<typeof venuesAndCards>;

beforeAll(async () => {
  house = await twoServers();
  ledgers = venuesAndCards(house, 7_000);
});
afterAll(() => house.close());

const services = (onStep?: (step: string) => void) => ({
  ...{ servers: house.servers(), types: house.types, projections: house.projections, logger: silentLogger, onStep },
});

describe('a ledger that was taken along', () => {
  it('comes home after a while, and one that stays does not', async () => {
    const [north, card] = [await ledgers.aVenueAt('b'), await ledgers.aCard(3)];
    await ledgers.spend(house.process(), [north, card]);
    expect(await bringMovablesHome(services(), 60_000)).toEqual([]);
    expect(await bringMovablesHome(services(), 0)).toEqual([card]);
    expect([await ledgers.placeOf(card), await ledgers.placeOf(north)]).toEqual(['home', 'b']);
    expect(await ledgers.spend(house.process(), [north, card])).toEqual([3, 5]);
    await bringMovablesHome(services(), 0);
  });

  it('comes home also where its mover died on the way back', async () => {
    const [north, card] = [await ledgers.aVenueAt('b'), await ledgers.aCard(3)];
    await ledgers.spend(house.process(), [north, card]);
    const killed = services((step) => {
      if (step === 'closed') throw new Error('killed');
    });
    await expect(new LedgerMove(killed, card).to('home')).rejects.toThrow('killed');
    expect(await bringMovablesHome(services(), 0)).toEqual([card]);
    expect(await ledgers.coinsIn(card)).toBe(4);
  });

  it('waits for a server that is away, and holds up no other', async () => {
    const [north, south] = [await ledgers.aVenueAt('b'), await ledgers.aVenueAt('c')];
    const [there, elsewhere] = [await ledgers.aCard(3), await ledgers.aCard(3)];
    await ledgers.spend(house.process(), [north, there]);
    await ledgers.spend(house.process(), [south, elsewhere]);
    await house.away('b', async () => {
      expect(await bringMovablesHome(services(), 0)).toEqual([elsewhere]);
    });
    expect(await bringMovablesHome(services(), 0)).toEqual([there]);
  });
});

describe('a server that decides ledgers', () => {
  /** A card with more events than are brought over while somebody waits. */
  async function aLongCard() {
    const card = await ledgers.aCard(1);
    const store = house.process();
    const add = () =>
      store.transaction(card, (work) => {
        for (let n = 0; n < 300; n++) work.apply(jar, 'jar/a', drop(1));
      });
    await add();
    return { card, add };
  }

  it('has copies of those that may have to come', async () => {
    await ledgers.aVenueAt('b');
    const { card, add } = await aLongCard();
    for (const events of [301, 601]) {
      await keepMovablesClose(services());
      expect(await house.events(house.b, card)).toHaveLength(events);
      await add();
    }
    expect([(await house.events(house.home, card)).length, await ledgers.placeOf(card)]).toEqual([901, 'home']);
  });

  it('has none where it decides nothing, unless they are copied there beforehand', async () => {
    const [{ card }, another] = [await aLongCard(), await twoServers()];
    const there = { ...services(), servers: another.servers() };
    await another.home.query('insert into log.head (ledger, position) values (-1, 0)');
    await keepMovablesClose(there);
    expect((await another.c.query('select from log.head')).rowCount).toBe(0);
    await another.close();
    await copyMovables(services(), 'c');
    expect(await house.events(house.c, card)).toHaveLength(301);
  });
});
