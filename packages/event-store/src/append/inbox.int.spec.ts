import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { drop, jar, logHouse } from '../testing/log-house.js';

let house: Awaited<ReturnType<typeof logHouse>>;

beforeAll(async () => {
  house = await logHouse();
});
afterAll(() => house.close());

const oneTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('decisions that nobody was before', () => {
  it('make one batch when they come in one turn of the event loop', async () => {
    const { events } = house.another();
    const batches = async () =>
      (await house.pool.query('select from log.events where ledger = 6 and batch is not null')).rows.length;
    const inTurn = async () => {
      await setImmediate(); // as requests come: each is taken by itself, and several in one turn
      await events.transaction(6, (work) => work.apply(jar, 'jar/turn', drop(1)));
    };
    for (const nth of oneTo(3)) {
      await Promise.all(oneTo(20).map(inTurn));
      expect(await batches()).toBe(nth);
    }
  });

  it('do not wait for the end of the turn when they are a crowd', async () => {
    const { events } = house.another({ eagerBatchSize: 5 });
    const dropOne = () => events.transaction(5, (work) => work.apply(jar, 'jar/crowded', drop(1)));
    await Promise.all(oneTo(4).map(() => dropOne()));
    let isDeparted = false;
    const crowd = oneTo(5).map(() =>
      events.transaction(5, (work) => {
        isDeparted = true;
        return work.apply(jar, 'jar/crowded', drop(1));
      }),
    );
    for (let wait = 0; wait < 100; wait++) await Promise.resolve();
    expect(isDeparted).toBe(true);
    await Promise.all(crowd);
  });
});
