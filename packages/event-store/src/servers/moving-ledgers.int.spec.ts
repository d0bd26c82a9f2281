import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventStore } from '../event-store.js';
import { drop, jar } from '../testing/log-house.js';
import { twoServers } from '../testing/two-servers.js';
import type { MoveStep } from './ledger-move.js';

let house: Awaited<ReturnType<typeof twoServers>>;

beforeAll(async () => {
  house = await twoServers();
});
afterAll(() => house.close());

let ledgers = 0;
const dropInto = (store: EventStore, ledger: number, [coins, key]: readonly [coins: number, key?: string]) =>
  store.transaction(
    ledger,
    (work) => work.apply(jar, 'jar/a', drop(coins)),
    key === undefined ? undefined : { scope: 'visitor', key, fingerprint: `${coins} coins` },
  );

/** A ledger with some coins, at home. */
async function aLedger(store = house.process()) {
  const ledger = ++ledgers;
  await dropInto(store, ledger, [5, 'the first']);
  await dropInto(store, ledger, [2]);
  return { ledger, store };
}

describe('a ledger that is moved', () => {
  it('is decided on its new server, and can be read at home as before', async () => {
    const { ledger, store } = await aLedger();
    const moved = await house.move(ledger).to('b');
    expect(moved).toMatchObject({ epoch: 1, position: 2 });
    expect(await dropInto(store, ledger, [1])).toBe(8);
    expect(await dropInto(house.process(), ledger, [1])).toBe(9);
    for (const pool of [house.home, house.b])
      expect(await house.rows(pool, ledger)).toEqual([{ stream: 'jar/a', coins: 9 }]);
    expect(await house.events(house.b, ledger)).toEqual(await house.events(house.home, ledger));
    expect(await house.projections.verify('jars')).toBe(0);
  });

  it('gives a repeated request its first answer', async () => {
    const { ledger, store } = await aLedger();
    await house.move(ledger).to('b');
    expect(await dropInto(store, ledger, [5, 'the first'])).toBe(5);
    expect(await dropInto(house.process(), ledger, [5, 'the first'])).toBe(5);
    expect(await dropInto(store, ledger, [1])).toBe(8);
  });

  it('goes on to a third, home again and away once more', async () => {
    const { ledger, store } = await aLedger();
    for (const [nth, server] of (['b', 'c', 'home', 'b', 'home'] as const).entries()) {
      expect(await house.move(ledger).to(server)).toMatchObject({ epoch: nth + 1 });
      expect(await dropInto(store, ledger, [1])).toBe(8 + nth);
    }
    expect(await house.rows(house.home, ledger)).toEqual([{ stream: 'jar/a', coins: 12 }]);
    expect(await house.projections.verify('jars')).toBe(0);
  });

  it('loses nothing and doubles nothing while several processes write to it', async () => {
    const { ledger } = await aLedger();
    const stores = [house.process(), house.process(), house.process({ concurrency: 'lock' })];
    let ends = false;
    const acknowledged: number[] = [];
    const refused: unknown[] = [];
    const writing = stores.flatMap((store, nth) =>
      [1, 2, 3].map(async (one) => {
        for (let n = 0; !ends && refused.length === 0; n++)
          await store
            .transaction(ledger, (work) => work.begin(jar, `jar/${nth}-${one}-${n}`, drop(1)))
            .then(
              () => acknowledged.push(n),
              (error) => refused.push(error),
            );
      }),
    );
    const moving = async () => {
      for (const server of ['b', 'c', 'home', 'b']) await house.move(ledger).to(server);
    };
    await moving().finally(() => {
      ends = true;
    });
    await Promise.all(writing);
    expect(refused).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(20);
    const coins = await house.rows(house.home, ledger);
    expect(coins.length).toBe(acknowledged.length + 1);
    expect(await house.events(house.b, ledger)).toEqual(await house.events(house.home, ledger));
    expect(await house.projections.verify('jars')).toBe(0);
  });
});

describe('a move that is killed', () => {
  const steps: MoveStep[] = ['begun', 'claimed', 'copied', 'closed', 'caught up', 'opened', 'directed'];
  const killedAt = (step: MoveStep, ledger: number, server: string) =>
    house
      .move(ledger, (done) => {
        if (done === step) throw new Error('killed');
      })
      .to(server);

  it.each(steps)('is run again, and nothing is lost: after "%s"', async (step) => {
    const { ledger, store } = await aLedger();
    for (const [nth, server] of (['b', 'c', 'home'] as const).entries()) {
      await expect(killedAt(step, ledger, server)).rejects.toThrow('killed');
      await house.move(ledger).to(server);
      expect(await dropInto(store, ledger, [1])).toBe(8 + nth);
    }
    expect(await house.projections.verify('jars')).toBe(0);
  });

  it.each(steps.slice(0, 5))('is taken back, and the source sells as before: after "%s"', async (step) => {
    const { ledger, store } = await aLedger();
    for (const [nth, server] of (['b', 'c', 'home'] as const).entries()) {
      await expect(killedAt(step, ledger, server)).rejects.toThrow('killed');
      await house.move(ledger).takeBack();
      expect(await dropInto(store, ledger, [1])).toBe(8 + 2 * nth);
      await house.move(ledger).to(server);
      expect(await dropInto(store, ledger, [1])).toBe(9 + 2 * nth);
    }
    expect(await house.projections.verify('jars')).toBe(0);
  });

  it.each(['opened', 'directed'] as const)('is not taken back once the target sells: after "%s"', async (step) => {
    const { ledger, store } = await aLedger();
    await expect(killedAt(step, ledger, 'b')).rejects.toThrow('killed');
    expect(await dropInto(store, ledger, [1])).toBe(8);
    await expect(house.move(ledger).takeBack()).rejects.toThrow('It is on b already');
    await house.move(ledger).to('b');
    expect(await dropInto(store, ledger, [1])).toBe(9);
  });

  it('waits for nobody else on its way', async () => {
    const { ledger } = await aLedger();
    await expect(killedAt('copied', ledger, 'b')).rejects.toThrow('killed');
    await expect(house.move(ledger).to('c')).rejects.toThrow('It is on its way to b');
  });
});
