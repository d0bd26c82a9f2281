import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { SubscriptionFollower } from './consume/subscription-follower.js';
import { EventStore } from './event-store.js';
import { LogReader } from './log-reader.js';
import { StreamReader } from './stream-reader.js';
import { type ListenerHouse, listener, listenerHouse } from './testing/listener-house.js';
import { drop, jar } from './testing/log-house.js';

let house: ListenerHouse;

beforeAll(async () => {
  house = await listenerHouse();
  house.nextLedger();
});
afterAll(() => house.close());

/** What pg does unless it is told otherwise. */
const bigintAsText = ((oid: number) =>
  oid === pg.types.builtins.INT8 ? String : pg.types.getTypeParser(oid)) as typeof pg.types.getTypeParser;

describe('a program whose pool reads bigint as text', () => {
  it('gets positions as numbers all the same, and goes on from them', async () => {
    const pool = house.anotherPool({ types: { getTypeParser: bigintAsText } });
    const { types, projections, clock } = house;
    expect((await pool.query('select 1::bigint as one')).rows).toEqual([{ one: '1' }]);
    const events = new EventStore({ pool, types, projections, clock });
    for (const coins of [1, 2]) await events.transaction(1, (work) => work.apply(jar, 'jar/a', drop(coins)));
    await house.dropInto('jar/a', 3);
    expect(await events.transaction(1, (work) => work.load(jar, 'jar/a'))).toBe(6);
    await new SubscriptionFollower(listener('numbers'), { pool, types, clock }, new AbortController().signal).catchUp();
    expect(await house.heard('numbers')).toEqual([1, 2, 3]);
    const log = new LogReader(pool);
    const read = [await events.read(1, 'jar/a'), await new StreamReader(pool, types).readUntil(1, 'jar/a')];
    for (const rows of [...read, await log.read({ ledger: 1 })])
      expect(rows.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(await log.positions([1])).toEqual(new Map([[1, 3]]));
    await events.close();
  });
});
