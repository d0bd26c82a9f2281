import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Faults, faultPoints } from '../faults/faults.js';
import { withFaults } from '../faults/faulty-connection.js';
import { drop, jar, logHouse } from '../testing/log-house.js';
import { until } from '../testing/until.js';
import type { ConcurrencyControl } from './ledger-cache.js';

let house: Awaited<ReturnType<typeof logHouse>>;

beforeAll(async () => {
  house = await logHouse();
});
afterAll(() => house.close());

type Events = (typeof house)['events'];

const oneTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
let pairs = 0;

/** Two fresh ledgers, a jar in each, and a third process that looks into both. */
function twoJars() {
  const [near, far] = [++pairs * 2, -pairs];
  const keyed = (key: string) => ({ scope: 'visitor', key, fingerprint: 'coins for both' });
  return {
    /** As many coins into both, or into neither. */
    dropBoth: (coins: number, { events = house.events, key }: { events?: Events; key?: string } = {}) =>
      events.transactionOver(
        [near, far],
        (first, second) => [first.apply(jar, 'jar/near', drop(coins)), second.apply(jar, 'jar/far', drop(coins))],
        key === undefined ? undefined : keyed(key),
      ),
    dropNear: (coins: number) => house.events.transaction(near, (work) => work.apply(jar, 'jar/near', drop(coins))),
    dropFar: (coins: number) => house.events.transaction(far, (work) => work.apply(jar, 'jar/far', drop(coins))),
    inside: async () => {
      const { rows } = await house.pool.query<{ coins: number }>(
        'select coins from spec.jars where ledger = any($1) order by ledger desc',
        [[near, far]],
      );
      return rows.map(({ coins }) => coins);
    },
    positions: async () => {
      const { rows } = await house.pool.query<{ near: number[]; far: number[] }>(
        `select array_agg(position::int order by position) filter (where ledger = $1) as near,
           array_agg(position::int order by position) filter (where ledger = $2) as far
         from log.events where ledger = any($3)`,
        [near, far, [near, far]],
      );
      return rows[0];
    },
  };
}

describe('a decision over two ledgers', () => {
  it('happens in both, and its answer stands in the first', async () => {
    const { dropBoth, inside } = twoJars();
    expect(await dropBoth(5, { key: 'once-and-again' })).toEqual([5, 5]);
    expect(await dropBoth(5, { key: 'once-and-again', events: house.another().events })).toEqual([5, 5]);
    expect(await inside()).toEqual([5, 5]);
  });

  it('happens in neither where one of them refuses', async () => {
    const { dropBoth, dropFar, inside } = twoJars();
    await dropBoth(5);
    await dropFar(990);
    await expect(dropBoth(6)).rejects.toMatchObject({ code: 'JAR_FULL' });
    expect(await inside()).toEqual([5, 995]);
  });

  it.each(['compare', 'lock', 'auto'] as const)(
    'is one of many in either, in the order of both (%s)',
    async (concurrency) => {
      const { dropBoth, dropNear, dropFar, inside, positions } = twoJars();
      const others = [
        house.another({ concurrency }),
        house.another({ concurrency }),
        house.another({ concurrency, commandQueues: 1 }),
      ];
      await Promise.all(
        oneTo(60).map((nth) => {
          if (nth % 3 === 0) return dropNear(1);
          return nth % 3 === 1 ? dropFar(1) : dropBoth(1, { events: others[nth % 4]?.events ?? house.events });
        }),
      );
      expect(await inside()).toEqual([40, 40]);
      expect(await positions()).toEqual({ near: oneTo(40), far: oneTo(40) });
    },
  );
});

describe('two decisions over the same two ledgers, named the other way round', () => {
  it('takes the heads in ascending order, whichever is named first', async () => {
    const [low, high] = [-++pairs, ++pairs * 2];
    const [one, other] = [house.another({ concurrency: 'compare' }), house.another({ concurrency: 'compare' })];
    const both = (events: Events, ledgers: readonly [number, number]) =>
      events.transactionOver(ledgers, (first, second) => {
        first.apply(jar, 'jar/any', drop(1));
        second.apply(jar, 'jar/any', drop(1));
      });
    await both(one.events, [low, high]);
    await both(other.events, [high, low]);
    const door = await house.pool.connect();
    await door.query('begin');
    await door.query('select from log.head where ledger = $1 for update', [low]);
    const waiting = [both(one.events, [high, low]), both(other.events, [low, high])];
    await until(async () => (await waitingForHeads()) === 2);
    const free = await house.pool.query('select from log.head where ledger = $1 for update skip locked', [high]);
    await door.query('commit');
    door.release();
    await Promise.all(waiting);
    expect(free.rowCount).toBe(1);
    const { rows } = await house.pool.query('select coins from spec.jars where ledger = any($1)', [[low, high]]);
    expect(rows).toEqual([{ coins: 4 }, { coins: 4 }]);
  });
});

const waitingForHeads = async (): Promise<number> => {
  const { rows } = await house.pool.query<{ waiting: number }>(
    `select count(distinct pid)::int as waiting from pg_locks join pg_stat_activity using (pid)
     where not granted and datname = current_database()`,
  );
  return rows[0]?.waiting ?? 0;
};

const points = faultPoints.filter((point) => point !== 'before-finding-out');
const cases = (['compare', 'lock'] as const).flatMap((concurrency) =>
  points.map((point) => [point, concurrency] as const),
);

describe.each(cases)('a decision over two ledgers whose connection breaks %s (%s)', (point, concurrency) => {
  it('has its effect in both, once, and its key still finds the answer', async () => {
    const { dropBoth, inside, positions } = twoJars();
    await dropBoth(3);
    const faulty = (kind: string, mode: ConcurrencyControl) =>
      house.another({ concurrency: mode, ...withFaults(new Faults(kind)) }).events;
    expect(await dropBoth(2, { key: 'cut-in-two', events: faulty(`${point}:cut`, concurrency) })).toEqual([5, 5]);
    await dropBoth(1, { key: 'thrown-out', events: faulty(`${point}:throw`, concurrency) }).catch(() => undefined);
    expect(await dropBoth(1, { key: 'thrown-out' })).toEqual([6, 6]);
    expect(await dropBoth(2, { key: 'cut-in-two' })).toEqual([5, 5]);
    expect(await inside()).toEqual([6, 6]);
    expect(await positions()).toEqual({ near: oneTo(3), far: oneTo(3) });
  });
});
