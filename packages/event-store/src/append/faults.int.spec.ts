import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FaultPoint, Faults, faultPoints } from '../faults/faults.js';
import { withFaults } from '../faults/faulty-connection.js';
import { drop, jar, logHouse } from '../testing/log-house.js';
import type { ConcurrencyControl } from './ledger-cache.js';

let house: Awaited<ReturnType<typeof logHouse>>;

beforeAll(async () => {
  house = await logHouse();
});
afterAll(() => house.close());

const oneTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
let ledgers = 0;

/** A process with a fault, on a ledger to which another process has written three coins. */
async function faulty(fault: string, concurrency: ConcurrencyControl) {
  const ledger = ++ledgers;
  await house.events.transaction(ledger, (work) => work.apply(jar, 'jar/a', drop(3)));
  const { events } = house.another({ concurrency, ...withFaults(new Faults(fault)) });
  const dropWith = (key: string, store = events) =>
    store.transaction(ledger, (work) => ({ inside: work.apply(jar, 'jar/a', drop(2)) }), {
      scope: 'visitor',
      key: `${key} in ${ledger}`,
      fingerprint: 'two coins',
    });
  return {
    dropWith,
    positions: async () =>
      (await house.pool.query('select position from log.events where ledger = $1 order by 1', [ledger])).rows.map(
        ({ position }) => position,
      ),
    coins: async () =>
      (await house.pool.query('select coins from spec.jars where ledger = $1', [ledger])).rows.map(
        ({ coins }) => coins,
      ),
  };
}

const points = faultPoints.filter((point) => point !== 'before-finding-out');
const cases = (['compare', 'lock'] as const).flatMap((concurrency) =>
  points.map((point) => [point, concurrency] as const),
);

describe.each(cases)('a connection that breaks %s (%s)', (point, concurrency) => {
  it('is not noticed by those who wait, and leaves one effect', async () => {
    const { dropWith, positions, coins } = await faulty(`${point}:cut`, concurrency);
    const answers = await Promise.all(oneTo(5).map((nth) => dropWith(`key-${nth}`)));
    expect(answers.map(({ inside }) => inside)).toEqual([5, 7, 9, 11, 13]);
    expect(await positions()).toEqual(oneTo(6));
    expect(await coins()).toEqual([13]);
    expect(await Promise.all(oneTo(5).map((nth) => dropWith(`key-${nth}`, house.events)))).toEqual(answers);
  });
});

describe.each(cases)('a mistake of ours that throws %s (%s)', (point, concurrency) => {
  it('is told, or has had its effect, and who asks again gets one', async () => {
    const { dropWith, positions, coins } = await faulty(`${point}:throw`, concurrency);
    const outcomes = await Promise.allSettled(oneTo(5).map((nth) => dropWith(`key-${nth}`)));
    const again = await Promise.all(oneTo(5).map((nth) => dropWith(`key-${nth}`)));
    expect(new Set(again.map(({ inside }) => inside))).toEqual(new Set([5, 7, 9, 11, 13]));
    for (const [nth, one] of outcomes.entries()) if (one.status === 'fulfilled') expect(one.value).toEqual(again[nth]);
    expect(await positions()).toEqual(oneTo(6));
    expect(await coins()).toEqual([13]);
  });
});

/** Breaks the connection at a point; somebody else writes before this process has found out what became of its batch. */
class OvertakenAt extends Faults {
  private isOver = false;

  constructor(
    private readonly point: FaultPoint,
    private readonly overtake: () => Promise<unknown>,
  ) {
    super();
  }

  override async at(point: FaultPoint, cut?: () => never): Promise<void> {
    if (point === 'before-finding-out') await this.overtake();
    if (this.isOver || point !== this.point) return;
    this.isOver = true;
    cut?.();
  }
}

describe.each([
  ['committed', 'after-commit', [1, 2]],
  ['undone', 'before-commit', [2, 1]],
] as const)('a batch that was %s, and is looked for when somebody else has written since', (_, point, versions) => {
  it('has one effect', async () => {
    const ledger = ++ledgers;
    const dropOne = (stream: string, events = house.events) =>
      events.transaction(ledger, (work) => work.apply(jar, stream, drop(1)));
    const overtake = () => dropOne('jar/theirs');
    const { events } = house.another(withFaults(new OvertakenAt(point, overtake)));
    expect(await dropOne('jar/ours', events)).toBe(1);
    const { rows } = await house.pool.query('select position from log.events where ledger = $1 order by stream', [
      ledger,
    ]);
    expect(rows.map(({ position }) => position)).toEqual(versions);
  });
});

describe('a commit that takes its time, longer than the connection of whoever waits for it', () => {
  it('has one effect', async () => {
    const ledger = ++ledgers;
    await house.pool.query(`
      create function spec.take_time() returns trigger language plpgsql as 'begin perform pg_sleep(0.5); return null; end';
      create constraint trigger slow_commit after insert on spec.jars deferrable initially deferred
        for each row execute function spec.take_time()`);
    const { events } = house.another(withFaults(new Faults('commit-sent:cut')));
    const dropOne = (stream: string) => events.transaction(ledger, (work) => work.apply(jar, stream, drop(1)));
    expect(await dropOne('jar/slow')).toBe(1);
    await house.pool.query('drop trigger slow_commit on spec.jars');
    expect(await dropOne('jar/slow')).toBe(2);
  });
});

describe('a batch that adds no event, was committed, and is looked for when somebody else has written since', () => {
  it('has one effect, although nobody gave it a key', async () => {
    const ledger = ++ledgers;
    const dropOne = () => house.events.transaction(ledger, (work) => work.apply(jar, 'jar/theirs', drop(1)));
    await dropOne();
    const { events } = house.another(withFaults(new OvertakenAt('after-commit', dropOne)));
    await events.transaction(ledger, (work) => work.enqueue('count-jars', {}));
    const { rows } = await house.pool.query('select kind from log.outbox where ledger = $1', [ledger]);
    expect(rows).toEqual([{ kind: 'count-jars' }]);
  });
});
