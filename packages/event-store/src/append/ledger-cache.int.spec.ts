import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EngineOptions } from '../engine-options.js';
import type { EventStore } from '../event-store.js';
import { drop, jar, logHouse } from '../testing/log-house.js';
import type { ConcurrencyControl } from './ledger-cache.js';

let house: Awaited<ReturnType<typeof logHouse>>;

beforeAll(async () => {
  house = await logHouse();
});
afterAll(() => house.close());

const oneTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const takings: [ConcurrencyControl, number][] = [
  ['compare', 1],
  ['lock', 2],
  ['auto', 3],
];

const dropInto = (events: EventStore, ledger: number, coins = 1) =>
  events.transaction(ledger, (work) => work.apply(jar, 'jar/a', drop(coins)));

describe.each(takings)('processes that share a ledger and make sure of it by: %s', (concurrency, ledger) => {
  const process = (options: Partial<EngineOptions> = {}) => house.another({ concurrency, ...options }).events;
  const positions = async () => {
    const { rows } = await house.pool.query('select position from log.events where ledger = $1 order by 1', [ledger]);
    return rows.map(({ position }) => position);
  };

  it('stand on one another in turn', async () => {
    const [one, other] = [process(), process()];
    for (const nth of oneTo(6)) expect(await dropInto(nth % 2 ? one : other, ledger)).toBe(nth);
  });

  it('know of what others wrote also where they only look', async () => {
    const [one, other] = [process(), process()];
    const look = () => one.transaction(ledger, (work) => work.load(jar, 'jar/looked-at'));
    expect(await look()).toBe(0);
    await other.transaction(ledger, (work) => work.apply(jar, 'jar/looked-at', drop(2)));
    expect(await look()).toBe(2);
  });

  it('do not remember as the present what others changed while they looked elsewhere', async () => {
    const [one, other] = [process(), process()];
    const look = (stream: string) => one.transaction(ledger, (work) => work.load(jar, stream));
    expect([await look('jar/here'), await look('jar/there')]).toEqual([0, 0]);
    await other.transaction(ledger, (work) => work.apply(jar, 'jar/there', drop(3)));
    expect([await look('jar/here'), await look('jar/there')]).toEqual([0, 3]);
  });

  it('fill a jar to the brim together, and refuse the rest', async () => {
    // two at a time, so that there are many batches to be lost; a conflict is tried again, as a client would
    const processes = oneTo(3).map(() => process({ maxBatchSize: 2 }));
    const dropOne = async (nth: number): Promise<boolean> =>
      dropInto(processes[nth % 3] as EventStore, ledger, 100).then(
        () => true,
        ({ code }) => (code === 'CONFLICT' ? dropOne(nth) : code !== 'JAR_FULL'),
      );
    const dropped = await Promise.all(oneTo(36).map(dropOne));
    expect(dropped.filter(Boolean)).toHaveLength(9);
    expect(await positions()).toEqual(oneTo(8 + 9));
  });

  it('do not take a head for theirs that only stands at the same position', async () => {
    const one = process();
    await one.transaction(ledger, (work) => work.apply(jar, 'jar/b', drop(1)));
    // what this process decided at the last position never came to be; somebody else wrote there
    await house.pool.query(`update log.events set data = '{"coins": 990}' where ledger = $1 and stream = 'jar/b'`, [
      ledger,
    ]);
    await house.pool.query('update spec.jars set coins = 990 where ledger = $1 and stream = $2', [ledger, 'jar/b']);
    await house.pool.query('update log.head set token = gen_random_uuid() where ledger = $1', [ledger]);
    expect(await process().transaction(ledger, (work) => work.load(jar, 'jar/b'))).toBe(990);
    await expect(one.transaction(ledger, (work) => work.apply(jar, 'jar/b', drop(11)))).rejects.toMatchObject({
      code: 'JAR_FULL',
      left: 10,
    });
  });

  it('give the first answer again where what it changed would now refuse it', async () => {
    const request = { scope: 'visitor', key: `last-coins-${concurrency}`, fingerprint: 'all that is left' };
    const fill = (events: EventStore) =>
      events.transaction(ledger, (work) => ({ inside: work.apply(jar, 'jar/c', drop(1_000)) }), request);
    const [one, other] = [process(), process()];
    expect(await fill(one)).toEqual({ inside: 1_000 });
    expect(await fill(other)).toEqual({ inside: 1_000 });
    expect(await Promise.all(oneTo(8).map((nth) => fill(nth % 2 ? one : process())))).toEqual(
      oneTo(8).map(() => ({ inside: 1_000 })),
    );
  });
});
