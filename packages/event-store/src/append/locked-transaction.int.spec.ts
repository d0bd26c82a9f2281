import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventStore } from '../event-store.js';
import { drop, jar, logHouse } from '../testing/log-house.js';
import { until } from '../testing/until.js';

let house: Awaited<ReturnType<typeof logHouse>>;

beforeAll(async () => {
  house = await logHouse();
});
afterAll(() => house.close());

const waitingFor = async (what: string): Promise<number> => {
  const { rows } = await house.pool.query(
    `select from pg_locks join pg_stat_activity using (pid)
     where not granted and locktype = $1 and datname = current_database()`,
    [what],
  );
  return rows.length;
};
/** Decides one by one, and locks a ledger first, because somebody else has written to it. */
async function loneBatchesLocking(ledger: number): Promise<EventStore> {
  const { events } = house.another({ maxBatchSize: 1, maxInFlight: 3 });
  const others = house.another().events;
  for (const one of [events, others]) await one.transaction(ledger, (work) => work.load(jar, 'jar/shared'));
  await others.transaction(ledger, (work) => work.apply(jar, 'jar/shared', drop(1)));
  await events.transaction(ledger, (work) => work.load(jar, 'jar/shared'));
  return events;
}

/**
 * Fills a jar for a request that is being answered elsewhere, and has others queue for its ledger.
 * @returns when it waits for the one elsewhere; `isOver` answers that one
 */
async function fillInVainAndWait(events: EventStore, ledger: number) {
  const request = { scope: 'visitor', key: 'elsewhere', fingerprint: 'a jar' };
  const elsewhere = await house.pool.connect();
  await elsewhere.query('begin');
  await elsewhere.query(
    `insert into log.requests (ledger, scope, key, fingerprint, answer, at)
     values ($1, 'visitor', 'elsewhere', 'a jar', '"had before"', now())`,
    [ledger],
  );
  const again = events.transaction(ledger, (work) => work.apply(jar, 'jar/shared', drop(999)), request);
  await until(async () => (await waitingFor('transactionid')) > 0);
  const others = house.another({ concurrency: 'lock' }).events.transaction(ledger, (work) => {
    for (const coins of [1, 2, 3]) work.apply(jar, 'jar/of-others', drop(coins));
  });
  await until(async () => (await waitingFor('advisory')) > 0);
  const isOver = async () => {
    await elsewhere.query('commit');
    elsewhere.release();
    await others;
  };
  return { again, isOver };
}

/** One coin more, decided (once, if not for good) when this resolves: on what is still on its way. */
async function dropsOne(events: EventStore, ledger: number): Promise<{ readonly coins: Promise<unknown> }> {
  return new Promise((resolve) => {
    const coins = events.transaction(ledger, (work) => {
      queueMicrotask(() => resolve({ coins }));
      return work.apply(jar, 'jar/shared', drop(1));
    });
  });
}

describe('a decision that waited for its ledger, behind what does not come to be', () => {
  it('is made again on what others wrote', async () => {
    const events = await loneBatchesLocking(9);
    const { again, isOver } = await fillInVainAndWait(events, 9);
    const behind = await dropsOne(events, 9);
    await isOver();
    expect([await again, await behind.coins]).toEqual(['had before', 2]);
  });

  it('is made again also where something else, which does come to be, left between the two', async () => {
    const events = await loneBatchesLocking(13);
    await events.transaction(15, (work) => work.apply(jar, 'jar/between', drop(1)));
    const { again, isOver } = await fillInVainAndWait(events, 13);
    const between = events.transaction(15, (work) => work.apply(jar, 'jar/between', drop(1)));
    const behind = await dropsOne(events, 13);
    await isOver();
    expect([await again, await between, await behind.coins]).toEqual(['had before', 2, 2]);
  });
});
