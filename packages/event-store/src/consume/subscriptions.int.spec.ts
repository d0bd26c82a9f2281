import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ListenerHouse, listener, listenerHouse, noteHeard } from '../testing/listener-house.js';
import type { CoinsDropped } from '../testing/log-house.js';
import { until } from '../testing/until.js';
import { ChannelListener } from './channel-listener.js';
import { subscription } from './subscription.js';
import type { SubscriptionLag } from './subscription-lag.js';
import { SubscriptionWorker } from './subscription-worker.js';
import { Subscriptions } from './subscriptions.js';

let house: ListenerHouse;

beforeAll(async () => {
  house = await listenerHouse();
});
afterAll(() => house.close());
beforeEach(() => house.nextLedger());

describe('a subscription', () => {
  it('hears every event of every ledger once and in order, the ones before it too when it says so', async () => {
    for (const coins of [1, 2, 3]) await house.dropInto('jar/a', coins);
    const first = house.follower(listener('from-the-start'));
    await first.catchUp();
    await house.dropInto('jar/b', 4);
    await first.catchUp();
    await first.catchUp();
    expect(await house.heard('from-the-start')).toEqual([1, 2, 3, 4]);
    expect(await house.checkpoint('from-the-start')).toBe(4);
  });

  it('begins with what comes, on ledgers of old and on new ones', async () => {
    await house.dropInto('jar/a', 1);
    const fresh = house.follower({ ...listener('from-now'), from: 'now' });
    await fresh.catchUp();
    await house.dropInto('jar/a', 2);
    await fresh.catchUp();
    expect(await house.heard('from-now')).toEqual([2]);
    house.nextLedger();
    await house.dropInto('jar/a', 1);
    await house.follower({ ...listener('from-now'), from: 'now' }).catchUp();
    expect(await house.heard('from-now')).toEqual([1]);
  });

  it('passes by what it does not care for, also where nobody knows what that is', async () => {
    await house.dropInto('jar/a', 1);
    await house.writeByHand('jar/x', 'CoinsLost');
    await house.dropInto('jar/a', 2);
    await house.follower(listener('calm')).catchUp();
    expect([await house.heard('calm'), await house.checkpoint('calm'), await house.parked('calm')]).toEqual([
      [1, 3],
      3,
      [],
    ]);
  });

  it('does not take the name of a projection, whose checkpoints it would move', async () => {
    await house.dropInto('jar/a', 1);
    await house.projections.rebuild('jars');
    await expect(house.follower(listener('jars')).catchUp()).rejects.toThrow('jars is a projection');
    expect(await house.heard('jars')).toEqual([]);
  });

  it('comes through a long log, page by page', async () => {
    for (let nth = 0; nth < 120; nth++) await house.dropInto(`jar/${nth % 7}`, 1);
    await house.follower(listener('long')).catchUp();
    expect(await house.heard('long')).toEqual(Array.from({ length: 120 }, (_, nth) => nth + 1));
  });
});

describe('two workers', () => {
  it('share one subscription, and every event has one effect', async () => {
    const write = async (name: string) => {
      for (let nth = 0; nth < 40; nth++) await house.dropInto(`jar/${name}`, 1);
    };
    let isWriting = true;
    const work = async () => {
      const worker = house.follower(listener('shared'));
      while (isWriting) await worker.catchUp();
    };
    const working = [work(), work(), work()];
    await Promise.all(['a', 'b', 'c'].map(write));
    isWriting = false;
    await Promise.all(working);
    await house.follower(listener('shared')).catchUp();
    expect(await house.heard('shared')).toEqual(Array.from({ length: 120 }, (_, nth) => nth + 1));
  });

  it('do not wait for one another', async () => {
    await house.dropInto('jar/a', 1);
    let go: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const slow = house.follower(listener('slow', (recorded) => (recorded.ledger === house.ledger ? gate : undefined)));
    const leading = slow.catchUp();
    await until(async () => (await lockedCheckpoints()) > 0);
    let hasPassedBy = false;
    const passing = house
      .follower(listener('slow'))
      .catchUp()
      .then(() => {
        hasPassedBy = true;
      });
    await until(async () => hasPassedBy || (await waitingForCheckpoints()) > 0);
    expect([hasPassedBy, await house.heard('slow')]).toEqual([true, []]);
    await passing;
    go();
    await leading;
    expect(await house.heard('slow')).toEqual([1]);
  });
});

describe('a worker that no longer leads, though it believes so', () => {
  it('has no effect where its checkpoint was moved meanwhile', async () => {
    await house.dropInto('jar/a', 1);
    const overtaken = subscription<CoinsDropped>('overtaken', {
      from: 'start',
      on: {
        CoinsDropped: async (recorded, db) => {
          await noteHeard('overtaken', recorded, db);
          await db.query("update log.checkpoint set position = position + 1 where subscription = 'overtaken'");
        },
      },
    });
    await house.follower(overtaken).catchUp();
    expect([await house.heard('overtaken'), await house.checkpoint('overtaken')]).toEqual([[], 0]);
  });
});

describe('the worker', () => {
  it('hears of what is committed while it runs, and ends what it has begun before it stops', async () => {
    const all = new Subscriptions();
    all.add([listener('woken'), listener('broken', () => Promise.reject(new Error('never')))]);
    const reported: SubscriptionLag[] = [];
    const listen = (wake: () => void) => new ChannelListener({ connectionString: house.url }, wake);
    const worker = new SubscriptionWorker(all, {
      ...{ pool: house.anotherPool(), types: house.types, clock: house.clock, listen },
      onLags: (lags) => reported.push(...lags),
    });
    await worker.start();
    await house.dropInto('jar/a', 1);
    await until(async () => (await house.heard('woken')).length === 1);
    expect(reported.map(({ subscription }) => subscription).sort()).toEqual(['broken', 'woken']);
    for (const coins of [1, 2, 3]) await house.dropInto('jar/a', coins);
    await worker.stop();
    expect(await house.checkpoint('woken')).toBe((await house.heard('woken')).length);
  });

  it('refuses two subscriptions of one name', () => {
    const all = new Subscriptions();
    all.add([listener('one')]);
    expect(() => all.add([listener('one')])).toThrow('Two subscriptions are called one');
  });
});

const waitingForCheckpoints = async (): Promise<number> => {
  const { rows } = await house.pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%log.checkpoint%'",
  );
  return rows.length;
};

const lockedCheckpoints = async (): Promise<number> => {
  const { rows } = await house.pool.query<{ count: number }>(
    `select (select count(*) from log.checkpoint where subscription = 'slow' and ledger = $1)::int -
       (select count(*) from (select 1 from log.checkpoint where subscription = 'slow' and ledger = $1
          for update skip locked) as free)::int as count`,
    [house.ledger],
  );
  return rows[0]?.count ?? 0;
};
