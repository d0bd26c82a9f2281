import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventStore } from '../event-store.js';
import { drop, jar, logHouse } from '../testing/log-house.js';

let house: Awaited<ReturnType<typeof logHouse>>;
let ledger = 0;

beforeAll(async () => {
  house = await logHouse();
});
afterAll(() => house.close());
beforeEach(() => {
  ledger++;
});

const dropInto = (events: EventStore, coins: number, key?: string) =>
  events.transaction(
    ledger,
    (work) => ({ inside: work.apply(jar, 'jar/a', drop(coins)) }),
    key ? { scope: 'visitor', key, fingerprint: 'coins' } : undefined,
  );

/** Remembers the log of a ledger as it is. @returns brings it back to that, as a failover to a server that was behind does */
async function asItIs(): Promise<() => Promise<void>> {
  const { rows } = await house.pool.query('select position, token from log.head where ledger = $1', [ledger]);
  const [{ position, token }] = rows;
  const { rows: jars } = await house.pool.query('select coins from spec.jars where ledger = $1', [ledger]);
  return async () => {
    await house.pool.query('delete from log.events where ledger = $1 and position > $2', [ledger, position]);
    await house.pool.query('delete from log.requests where ledger = $1', [ledger]);
    await house.pool.query('update log.head set position = $2, token = $3 where ledger = $1', [
      ledger,
      position,
      token,
    ]);
    await house.pool.query('update spec.jars set coins = $2 where ledger = $1', [ledger, jars[0].coins]);
    await house.pool.query('delete from log.checkpoint where ledger = $1', [ledger]);
  };
}

describe('a program that has seen what a failover has undone', () => {
  it('decides on what came instead, however far on others have written', async () => {
    const [one, other] = [house.another().events, house.another().events];
    await dropInto(other, 10);
    const goBack = await asItIs();
    await dropInto(one, 900);
    await goBack();
    for (const _ of ['second', 'third', 'fourth']) await dropInto(house.another().events, 100);
    expect(await dropInto(one, 1)).toEqual({ inside: 311 });
  });

  it.each([0, 3])('gives no answer of then, with %i others who wrote meanwhile', async (others) => {
    const one = house.another().events;
    await dropInto(one, 10);
    const goBack = await asItIs();
    expect(await dropInto(one, 5, 'undone')).toEqual({ inside: 15 });
    await goBack();
    for (let nth = 0; nth < others; nth++) await dropInto(house.another().events, 100);
    // whoever lost the connection to the old server looks where the new one stands
    await one.transaction(ledger, (work) => work.load(jar, 'jar/b')).catch(() => undefined);
    expect(await dropInto(one, 5, 'undone')).toEqual({ inside: 15 + 100 * others });
    const { rows } = await house.pool.query('select coins from spec.jars where ledger = $1', [ledger]);
    expect(rows).toEqual([{ coins: 15 + 100 * others }]);
  });
});
