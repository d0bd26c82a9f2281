import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventStore } from '../event-store.js';
import { drop, jar, logHouse } from '../testing/log-house.js';
import { until } from '../testing/until.js';

let house: Awaited<ReturnType<typeof logHouse>>;

beforeAll(async () => {
  house = await logHouse();
});
afterAll(() => house.close());

const dropInto = (events: EventStore, ledger: number) =>
  events.transaction(ledger, (work) => work.apply(jar, 'jar/a', drop(1)));

const waitingForLocks = async (): Promise<number> => {
  const { rows } = await house.pool.query(
    `select from pg_locks join pg_stat_activity using (pid)
     where not granted and locktype = 'advisory' and datname = current_database()`,
  );
  return rows.length;
};

/** Whether somebody who writes to a ledger queues for it first: the test keeps its place in that queue. */
async function queues(ledger: number, write: () => Promise<unknown>): Promise<boolean> {
  const door = await house.pool.connect();
  await door.query("select pg_advisory_lock(hashtext('ledger'), $1)", [ledger]);
  let isWritten = false;
  const writing = write().then(() => {
    isWritten = true;
  });
  await until(async () => isWritten || (await waitingForLocks()) > 0);
  const hasQueued = !isWritten;
  await door.query("select pg_advisory_unlock(hashtext('ledger'), $1)", [ledger]);
  door.release();
  await writing;
  return hasQueued;
}

describe('a ledger', () => {
  it('is queued for where that was said, and compared where that was said', async () => {
    const [lock, compare] = [
      house.another({ concurrency: 'lock' }).events,
      house.another({ concurrency: 'compare' }).events,
    ];
    expect(await queues(1, () => dropInto(lock, 1))).toBe(true);
    expect(await queues(1, () => dropInto(compare, 1))).toBe(false);
  });

  it('is compared while nobody else writes to it', async () => {
    const { events } = house.another();
    for (const _ of ['first', 'second']) expect(await queues(2, () => dropInto(events, 2))).toBe(false);
  });

  it('is queued for after a lost race, for a while', async () => {
    const [one, other] = [house.another().events, house.another({ concurrency: 'compare' }).events];
    await dropInto(one, 3);
    let isSpoilt = false;
    const otherIsFaster = async () => {
      if (!isSpoilt) await dropInto(other, 3);
      isSpoilt = true;
    };
    const loseARace = () =>
      one.transaction(3, (work) => {
        work.ask(otherIsFaster, undefined);
        return work.apply(jar, 'jar/a', drop(1));
      });
    expect(await queues(3, loseARace)).toBe(true);
    expect(await queues(3, () => dropInto(one, 3))).toBe(true);
    for (let nth = 0; nth < 20; nth++) await dropInto(one, 3);
    expect(await queues(3, () => dropInto(one, 3))).toBe(false);
  });
});

describe('decisions on a ledger that somebody at a console does not let go of', () => {
  it('are told together, and keep nobody of another ledger waiting', async () => {
    const { events } = house.another({}, { lock_timeout: 100 });
    for (const ledger of [5, 7]) await dropInto(events, ledger);
    const console = await house.pool.connect();
    await console.query('begin; select from log.head where ledger = 5 for update');
    const tried: string[] = [];
    const dropFor = async (who: string, ledger: number) =>
      events.transaction(ledger, (work) => {
        tried.push(who);
        return work.apply(jar, 'jar/a', drop(1));
      });
    const requests = [dropFor('ann', 5), dropFor('bob', 5), dropFor('cleo', 7)];
    const outcomes = await Promise.allSettled(requests);
    await console.query('rollback');
    console.release();
    expect(outcomes).toMatchObject([{ reason: { code: 'CONFLICT' } }, { reason: { code: 'CONFLICT' } }, { value: 2 }]);
    // tried together, and at last apart: bob, who would wait for the same as ann, is not
    expect(tried.slice(-5)).toEqual(['ann', 'bob', 'cleo', 'ann', 'cleo']);
  });
});
