import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Companion } from '../companion.js';
import { drop, jar, logHouse } from '../testing/log-house.js';
import { until } from '../testing/until.js';

let house: Awaited<ReturnType<typeof logHouse>>;

beforeAll(async () => {
  house = await logHouse();
});
afterAll(() => house.close());

/** Drops coins into a jar, and answers how many are in it then. */
const dropInto = (stream: string, coins: number) =>
  house.events.transaction(7, (work) => work.apply(jar, stream, drop(coins)));

/** Keeps the queue busy for a moment, so that what is asked behind it is decided together. */
const gatherBehind = () => house.events.transaction(7, (work) => work.load(jar, 'jar/looked-at'));

const oneTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('decisions that wait for the same ledger', () => {
  it('stand on one another, as if each had been alone', async () => {
    const insides = await Promise.all(oneTo(50).map(() => dropInto('jar/together', 1)));
    expect(insides).toEqual(oneTo(50));
  });

  it('are refused alone', async () => {
    void gatherBehind();
    const requests = [500, 400, 200, 50].map((coins) => dropInto('jar/together', coins));
    expect((await Promise.allSettled(requests)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await dropInto('jar/together', 0)).toBe(1_000);
  });

  it('are so many and no more', async () => {
    const { events } = house.another({ maxQueued: 3, maxBatchSize: 1 });
    const requests = oneTo(10).map(() => events.transaction(7, (work) => work.apply(jar, 'jar/crowd', drop(1))));
    const outcomes = await Promise.allSettled(requests);
    const busy = outcomes.filter((one) => one.status === 'rejected' && one.reason.code === 'UNAVAILABLE');
    expect([busy.length, await dropInto('jar/crowd', 0)]).toEqual([7, 3]);
  });

  it('are answered only once they are committed, and are refused only once what they stand on is committed', async () => {
    await dropInto('jar/door', 990);
    expect(await house.rows()).toContainEqual({ stream: 'jar/door', coins: 990 });
    const door = await house.pool.connect();
    await door.query('begin; lock table log.events in exclusive mode');
    const outcomes: string[] = [];
    void gatherBehind();
    const requests = [10, 20].map((coins) =>
      dropInto('jar/door', coins).then(
        () => outcomes.push('answered'),
        () => outcomes.push('refused'),
      ),
    );
    await until(async () => (await waitingAtTheDoor()) > 0);
    const before = [...outcomes];
    await door.query('rollback');
    door.release();
    await Promise.all(requests);
    expect([before, outcomes.sort()]).toEqual([[], ['answered', 'refused']]);
  });

  it('see one another also where streams are read at once', async () => {
    const prepared = house.events.transaction(7, (work) => {
      work.preload(['jar/p', 'jar/q']);
      return [work.load(jar, 'jar/p'), work.load(jar, 'jar/q')];
    });
    const before = [dropInto('jar/p', 3), dropInto('jar/q', 4)];
    const after = house.events.transaction(7, (work) => {
      work.preload(['jar/p', 'jar/q']);
      return [work.load(jar, 'jar/p'), work.load(jar, 'jar/q')];
    });
    await Promise.all(before);
    expect([await prepared, await after]).toEqual([
      [0, 0],
      [3, 4],
    ]);
  });

  it('are not spoiled by one that the database refuses', async () => {
    const unwritable: Companion<number> = {
      insert: (rows, db) => db.query("insert into spec.jars values (7, 'jar/too-full', $1)", [rows[0]]),
    };
    void gatherBehind();
    const spoiler = house.events.transaction(7, (work) => {
      work.apply(jar, 'jar/s', drop(1));
      work.keep(unwritable, 5_000);
    });
    const others = oneTo(10).map(() => dropInto('jar/s', 1));
    await expect(spoiler).rejects.toThrow(/jars_hold_at_most_1000/);
    expect(await Promise.all(others)).toEqual(oneTo(10));
  });

  it('begin a stream only where there is none', async () => {
    const begin = () => house.events.transaction(7, (work) => work.begin(jar, 'jar/fresh', drop(2)));
    expect(await begin()).toBe(2);
    await expect(
      house.another().events.transaction(7, (work) => work.begin(jar, 'jar/fresh', drop(2))),
    ).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await dropInto('jar/fresh', 0)).toBe(2);
  });

  it('are told that the service is away when the database is, and go on when it is back', async () => {
    await house.away(async () => {
      const requests = oneTo(300).map(() => dropInto('jar/lost', 1));
      const outcomes = await Promise.allSettled(requests);
      expect(new Set(outcomes.map((one) => one.status === 'rejected' && one.reason.code))).toEqual(
        new Set(['UNAVAILABLE']),
      );
    });
    expect(await dropInto('jar/lost', 1)).toBe(1);
  });

  it('are told the same where the database lets nobody write, as many do whose disk is nearly full', async () => {
    const own = await logHouse(); // whoever connects meanwhile may never write
    const console = await own.pool.connect();
    const inDatabase = (what: string) =>
      console.query(`do $$ begin execute format('alter database %I ${what}', current_database()); end $$`);
    await inDatabase('set default_transaction_read_only = on');
    const { events } = own.another();
    const requests = oneTo(3).map(() => events.transaction(7, (work) => work.apply(jar, 'jar/read', drop(1))));
    const outcomes = await Promise.allSettled(requests);
    await inDatabase('reset default_transaction_read_only');
    console.release();
    expect(outcomes).toMatchObject(oneTo(3).map(() => ({ reason: { code: 'UNAVAILABLE' } })));
    expect(await events.transaction(7, (work) => work.apply(jar, 'jar/read', drop(1)))).toBe(1);
    await own.close();
  });

  it('are made again where the connection broke before anything was sent', async () => {
    expect(await dropInto('jar/cut', 1)).toBe(1);
    await house.cutAll();
    expect(await dropInto('jar/cut', 1)).toBe(2);
  });
});

describe('a batch that waits for its ledger', () => {
  it('takes along whoever comes meanwhile', async () => {
    const { events } = house.another({ concurrency: 'lock' });
    const dropOne = () => events.transaction(8, (work) => work.apply(jar, 'jar/boarded', drop(1)));
    await dropOne();
    const other = await house.pool.connect();
    await other.query('begin; select from log.head where ledger = 8 for update');
    const first = dropOne();
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    while ((await house.pool.query(waiting)).rowCount === 0);
    const others = oneTo(5).map(dropOne);
    await other.query('commit');
    other.release();
    expect([await first, ...(await Promise.all(others))]).toEqual([2, 3, 4, 5, 6, 7]);
    const { rows } = await house.pool.query('select version from log.events where ledger = 8 and batch is not null');
    expect(rows).toEqual([{ version: 1 }, { version: 2 }]);
  });
});

const waitingAtTheDoor = async (): Promise<number> => {
  const { rows } = await house.pool.query(
    "select 1 from pg_locks where not granted and relation = 'log.events'::regclass",
  );
  return rows.length;
};
