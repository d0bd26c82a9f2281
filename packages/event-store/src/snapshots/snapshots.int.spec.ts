import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { snapshotWriter } from '../consume/snapshot-writer.js';
import { SubscriptionWorker } from '../consume/subscription-worker.js';
import { Subscriptions } from '../consume/subscriptions.js';
import type { EventStore } from '../event-store.js';
import { drop, jar, jarSnapshots, logHouse } from '../testing/log-house.js';
import { until } from '../testing/until.js';
import { verifySnapshots } from './verify-snapshots.js';

let house: Awaited<ReturnType<typeof logHouse>>;
let worker: SubscriptionWorker;

beforeAll(async () => {
  house = await logHouse();
  const { types } = house;
  const subscriptions = new Subscriptions();
  subscriptions.add([snapshotWriter(jarSnapshots, types)]);
  worker = new SubscriptionWorker(subscriptions, { pool: house.anotherPool(), types });
  await worker.start();
});
afterAll(async () => {
  await worker.stop();
  await house.close();
});

const dropInto = (events: EventStore, stream: string, coins: number): Promise<number> =>
  events.transaction(1, (work) => work.apply(jar, stream, drop(coins)));

/** A jar with a coin for each of its last events, and nothing in the others. */
async function fill(stream: string, { events, coins }: { events: number; coins: number }): Promise<void> {
  for (let nth = 0; nth < events; nth += 100)
    await Promise.all(
      Array.from({ length: Math.min(100, events - nth) }, (_, one) =>
        dropInto(house.events, stream, nth + one >= events - coins ? 1 : 0),
      ),
    );
}

const versions = async (stream: string): Promise<number[]> =>
  (await house.pool.query('select version from log.snapshots where stream = $1 order by shape', [stream])).rows.map(
    ({ version }) => version,
  );

describe('a stream of many events', () => {
  it('is read by a process that starts from its last snapshot on', async () => {
    await fill('jar/long', { events: 1_120, coins: 998 });
    await until(async () => (await versions('jar/long'))[0] === 1_000);
    const cold = house.another();
    const read = jest.spyOn(cold.types, 'eventOf');
    await expect(dropInto(cold.events, 'jar/long', 3)).rejects.toThrow('There is room for 2');
    expect(await dropInto(cold.events, 'jar/long', 2)).toBe(1_000);
    expect(read.mock.calls.length).toBe(120);
  });

  it('is read whole where its snapshot is of another shape, or gone', async () => {
    await house.pool.query("update log.snapshots set shape = 2, state = '{}' where stream = 'jar/long'");
    const other = house.another();
    const read = jest.spyOn(other.types, 'eventOf');
    await expect(dropInto(other.events, 'jar/long', 1)).rejects.toThrow('There is room for 0');
    expect(read.mock.calls.length).toBe(1_121);
  });

  it('has one snapshot of a shape, which is made from the one before', async () => {
    await fill('jar/next', { events: 520, coins: 10 });
    await until(async () => (await versions('jar/next'))[0] === 500);
    await house.pool.query(`update log.snapshots set state = '{"coins": 400}' where stream = 'jar/next'`);
    await fill('jar/next', { events: 500, coins: 20 });
    await until(async () => (await versions('jar/next'))[0] === 1_000);
    expect(await versions('jar/next')).toEqual([1_000]);
    const { rows } = await house.pool.query("select state from log.snapshots where stream = 'jar/next'");
    expect(rows).toEqual([{ state: { coins: 410 } }]);
    const verified = await verifySnapshots(jarSnapshots, { db: house.pool, types: house.types });
    expect(verified).toEqual({ count: 1, wrong: [{ ledger: 1, stream: 'jar/next' }] });
  });

  it('that another process has made long is read with the head of then', async () => {
    const stale = house.another({ concurrency: 'compare' });
    expect(await dropInto(stale.events, 'jar/other', 1)).toBe(1);
    await fill('jar/grown', { events: 501, coins: 7 });
    await until(async () => (await versions('jar/grown'))[0] === 500);
    expect(await dropInto(stale.events, 'jar/grown', 1)).toBe(8);
  });
});
