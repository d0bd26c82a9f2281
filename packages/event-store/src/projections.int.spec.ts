import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { projection } from './project/projection.js';
import { type CoinsDropped, drop, jar, logHouse } from './testing/log-house.js';

let house: Awaited<ReturnType<typeof logHouse>>;

beforeAll(async () => {
  house = await logHouse();
  for (const ledger of [1, 2]) for (const name of ['a', 'b', 'c']) await dropInto(`jar/${name}`, ledger * 10, ledger);
});
afterAll(() => house.close());

const dropInto = (stream: string, coins: number, ledger = 1) =>
  house.events.transaction(ledger, (work) => work.apply(jar, stream, drop(coins)));

const names = async () => {
  const { rows } = await house.pool.query<{ name: string }>(
    `select indexname as name from pg_indexes where schemaname = 'spec'
     union all select conname from pg_constraint where conrelid = 'spec.jars'::regclass and contype in ('c', 'p') order by 1`,
  );
  return rows.map(({ name }) => name);
};

describe('a projection', () => {
  it('stands where the log stands', async () => {
    const here = { name: 'jars', kind: 'inline', position: 3, behind: 0, seconds: 0, parked: 0 };
    expect(await house.followers.status()).toEqual([
      { ...here, ledger: 1 },
      { ...here, ledger: 2 },
    ]);
  });

  it('is proved against the log, row for row', async () => {
    expect(await house.projections.verify('jars')).toBe(0);
    await house.pool.query("update spec.jars set coins = 11 where ledger = 1 and stream = 'jar/a'");
    expect(await house.projections.verify('jars')).toBe(2);
  });

  it('is made true again from the log, under its old names', async () => {
    const before = await names();
    expect(await house.projections.rebuild('jars')).toBe(6);
    expect(await house.projections.verify('jars')).toBe(0);
    expect(await names()).toEqual(before);
  });

  it('is not known by another name', async () => {
    await expect(house.projections.rebuild('jar')).rejects.toThrow('There is no projection jar. There are: jars');
  });
});

describe('a projection whose rows should mean something else', () => {
  const versions = async () => Object.fromEntries(await house.projections.versions());
  /** The same rows, each coin counted twice. */
  const doubled = projection<CoinsDropped>('jars', {
    version: 2,
    tables: ['spec.jars'],
    on: {
      CoinsDropped: ({ ledger, stream, event: { coins } }, db) =>
        db.query(
          `insert into spec.jars (ledger, stream, coins) values ($1, $2, $3 * 2)
             on conflict (ledger, stream) do update set coins = spec.jars.coins + excluded.coins`,
          [ledger, stream, coins],
        ),
    },
  });

  it('is known by its version, and made anew once', async () => {
    expect(await versions()).toEqual({ jars: { has: 1, expects: 1 } });
    const next = house.another();
    next.projections.add([doubled]);
    expect(Object.fromEntries(await next.projections.versions())).toEqual({ jars: { has: 1, expects: 2 } });
    expect(Object.fromEntries(await next.projections.rebuildOutdated())).toEqual({ jars: 6 });
    expect(await next.projections.verify('jars')).toBe(0);
    expect(await house.rows()).toContainEqual({ stream: 'jar/a', coins: 40 });
    expect(Object.fromEntries(await next.projections.rebuildOutdated())).toEqual({});
    expect(await versions()).toEqual({ jars: { has: 2, expects: 1 } });
    await house.projections.rebuildOutdated();
    expect(await house.projections.verify('jars')).toBe(0);
  });
});

describe.each([
  ['compare', 3],
  ['lock', 4],
] as const)('a rebuild while others write who %s the head', (concurrency, ledger) => {
  it('misses nothing that they wrote, and stops neither them nor readers', async () => {
    const processes = [house.another({ concurrency }), house.another({ concurrency })];
    let building = true;
    const dropOne = (stream: string, nth: number) =>
      processes[nth % 2]?.events.transaction(ledger, (work) => work.apply(jar, stream, drop(1)));
    const write = async (name: string) => {
      for (let coins = 0; coins < 5 || (building && coins < 300); coins++) await dropOne(`jar/${name}`, coins);
    };
    const read = async () => {
      while (building) await house.rows();
    };
    const others = [...['a', 'b', 'c', 'd'].map(write), read()];
    for (let nth = 0; nth < 3; nth++) await house.projections.rebuild('jars').finally(() => (building = nth < 2));
    await Promise.all(others);
    expect(await house.projections.verify('jars')).toBe(0);
    const { rows } = await house.pool.query(
      `select (select sum(coins) from spec.jars where ledger = $1) = position as "isWhole" from log.head where ledger = $1`,
      [ledger],
    );
    expect(rows).toEqual([{ isWhole: true }]);
  });
});
