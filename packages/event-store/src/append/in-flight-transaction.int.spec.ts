import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import type { EventStore } from '../event-store.js';
import { drop, jar, logHouse } from '../testing/log-house.js';
import { until } from '../testing/until.js';
import { flush } from './flusher.js';
import { PipelinedConnection } from './pipelined-connection.js';

let house: Awaited<ReturnType<typeof logHouse>>;

beforeAll(async () => {
  house = await logHouse();
});
afterAll(() => house.close());

const oneTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('a decision that was made on one that is still on its way', () => {
  /** Fills a jar, and writes a row that the database refuses: nothing of it comes to be. */
  const fillInVain = (events: EventStore) =>
    events.transaction(7, (work) => {
      work.apply(jar, 'jar/air', drop(1_000));
      work.keep({ insert: (_, db) => db.query("insert into spec.jars values (7, 'jar/too-full', 5000)", []) }, {});
    });
  const loneBatches = () => house.another({ maxBatchSize: 1, maxInFlight: 3 }).events;

  it('is not refused because of what does not come to be', async () => {
    const events = loneBatches();
    const inVain = fillInVain(events);
    const other = events.transaction(7, (work) => work.apply(jar, 'jar/air', drop(1)));
    const third = events.transaction(7, (work) => work.apply(jar, 'jar/air', drop(1)));
    await expect(inVain).rejects.toThrow(/jars_hold_at_most_1000/);
    expect([await other, await third]).toEqual([1, 2]);
  });

  it('gets no answer from what does not come to be', async () => {
    const events = loneBatches();
    const request = { scope: 'visitor', key: 'in-vain', fingerprint: 'a jar' };
    const inVain = events.transaction(
      7,
      (work) => {
        work.apply(jar, 'jar/answer', drop(1_000));
        work.keep({ insert: (_, db) => db.query("insert into spec.jars values (7, 'jar/too-full', 5000)", []) }, {});
        return { who: 'in vain' };
      },
      request,
    );
    const again = events.transaction(7, () => ({ who: 'the one who came behind' }), request);
    await expect(inVain).rejects.toThrow(/jars_hold_at_most_1000/);
    expect(await again).toEqual({ who: 'the one who came behind' });
  });

  it('stands on it when it does come to be', async () => {
    const events = loneBatches();
    const insides = oneTo(20).map(() => events.transaction(7, (work) => work.apply(jar, 'jar/flying', drop(1))));
    expect(await Promise.all(insides)).toEqual(oneTo(20));
    expect(await events.transaction(7, (work) => work.apply(jar, 'jar/flying', drop(1)))).toBe(21);
  });

  it('is forgotten once it is down, however long there is always another one in the air', async () => {
    const events = loneBatches();
    const { first, ref } = decidedWith(events);
    let isOver = false;
    const crowd = oneTo(6).map(async () => {
      while (!isOver) await events.transaction(7, (work) => work.apply(jar, 'jar/busy', drop(1)));
    });
    await first;
    await until(async () => {
      collectGarbage();
      return ref.deref() === undefined;
    });
    isOver = true;
    await Promise.all(crowd);
  });
});

/** What is flushed goes through here first. */
abstract class Disk {
  readonly connect = async (config: pg.ClientConfig): Promise<PipelinedConnection> => {
    const connection = await PipelinedConnection.open(config);
    const write = connection.write.bind(connection);
    connection.write = async (statements, last) => {
      if (statements.includes(flush)) await this.beforeFlush();
      return write(statements, last);
    };
    return connection;
  };

  protected abstract beforeFlush(): Promise<void>;
}

/** Holds up those who wait for the disk. */
class SlowDisk extends Disk {
  waiting = 0;
  private open: () => void = () => undefined;
  private readonly isOpen = new Promise<void>((resolve) => {
    this.open = resolve;
  });

  protected override async beforeFlush(): Promise<void> {
    this.waiting++;
    await this.isOpen;
  }

  speedUp(): void {
    this.open();
  }
}

/** Says no to the first who waits for it. */
class BrokenDisk extends Disk {
  private isBroken = true;

  protected override async beforeFlush(): Promise<void> {
    if (!this.isBroken) return;
    this.isBroken = false;
    throw new Error('The disk said no');
  }
}

const inside = async (jar: string) => (await house.rows()).find(({ stream }) => stream === jar)?.coins;

describe('a batch that lets go of its ledger before it is on disk', () => {
  it('happened once, also where nobody could say at first that it is there', async () => {
    const { events } = house.another({ maxBatchSize: 1, eagerBatchSize: 1, connect: new BrokenDisk().connect });
    const requests = oneTo(4).map(() => events.transaction(8, (work) => work.apply(jar, 'jar/broken', drop(1))));
    expect(await Promise.all(requests)).toEqual([1, 2, 3, 4]);
    expect(await house.events.transaction(8, (work) => work.apply(jar, 'jar/broken', drop(1)))).toBe(5);
  });

  it('can be built on by everybody, and is told only once it is there', async () => {
    const disk = new SlowDisk();
    const { events } = house.another({ maxBatchSize: 1, eagerBatchSize: 1, connect: disk.connect });
    const answered: number[] = [];
    const dropOne = () =>
      events.transaction(8, (work) => work.apply(jar, 'jar/disk', drop(1))).then((inside) => answered.push(inside));
    const requests = oneTo(4).map(dropOne);
    await until(async () => disk.waiting === 1 && (await inside('jar/disk')) === 4);
    const others = house.events.transaction(8, (work) => work.apply(jar, 'jar/disk', drop(1)));
    expect([await others, answered]).toEqual([5, [1]]);
    disk.speedUp();
    await Promise.all(requests);
    expect(answered).toEqual([1, 2, 3, 4]);
  });

  it('is told by nobody else before: an answer that is found is on disk, too', async () => {
    const request = { scope: 'visitor', key: 'on-disk', fingerprint: 'a jar' };
    const once = (events: EventStore) =>
      events.transaction(8, (work) => ({ inside: work.apply(jar, 'jar/found', drop(1)) }), request);
    await once(house.events);
    const disk = new SlowDisk();
    const { events } = house.another({ connect: disk.connect });
    let isTold = false;
    const again = once(events).then((answer) => {
      isTold = true;
      return answer;
    });
    await until(async () => disk.waiting === 1);
    expect(isTold).toBe(false);
    disk.speedUp();
    expect(await again).toEqual({ inside: 1 });
  });
});

/** A decision, and something that only it knows. */
function decidedWith(events: EventStore): { first: Promise<number>; ref: WeakRef<object> } {
  const luggage = { coins: 1 };
  const first = events.transaction(7, (work) => {
    work.apply(jar, 'jar/busy', drop(luggage.coins));
    return luggage.coins;
  });
  return { first, ref: new WeakRef(luggage) };
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
