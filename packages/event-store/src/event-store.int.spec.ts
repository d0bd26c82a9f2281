import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { at, drop, jar, logHouse } from './testing/log-house.js';

let house: Awaited<ReturnType<typeof logHouse>>;
let ledger = 0;

beforeAll(async () => {
  house = await logHouse();
});
afterAll(() => house.close());

/** Drops coins into the jar of a ledger, and answers how many are in it then. */
const dropInto = (stream: string, coins: number, { events = house.events, book = ledger } = {}) =>
  events.transaction(book, (work) => work.apply(jar, stream, drop(coins)));

const positions = async (book: number, after = 0): Promise<number[]> => {
  const { rows } = await house.pool.query<{ position: number }>(
    'select position from log.events where ledger = $1 and position > $2 order by position',
    [book, after],
  );
  return rows.map(({ position }) => position);
};
const oneTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('a decision', () => {
  beforeAll(() => {
    ledger = 1;
  });

  it('is written with its version, its position, its time, and who asked', async () => {
    house.caller.meta = { requestId: 'request-1', actor: 'user:7' };
    const first = dropInto('jar/a', 5);
    house.caller.meta = {};
    await first;
    await dropInto('jar/a', 6);
    expect(await house.events.read(1, 'jar/a')).toEqual([
      {
        ledger: 1,
        position: 1,
        stream: 'jar/a',
        version: 1,
        event: { type: 'CoinsDropped', coins: 5 },
        meta: { requestId: 'request-1', actor: 'user:7' },
        at,
      },
      { ledger: 1, position: 2, stream: 'jar/a', version: 2, event: { type: 'CoinsDropped', coins: 6 }, meta: {}, at },
    ]);
  });

  it('stands on what another process wrote meanwhile', async () => {
    const other = house.another();
    await dropInto('jar/a', 100, { events: other.events });
    expect(await dropInto('jar/a', 1)).toBe(112);
  });

  it('over several streams is written whole', async () => {
    await house.events.transaction(1, (work) => {
      work.apply(jar, 'jar/b', drop(10));
      work.apply(jar, 'jar/c', drop(20));
      work.apply(jar, 'jar/b', drop(1));
    });
    expect(await house.rows()).toEqual(
      expect.arrayContaining([
        { stream: 'jar/b', coins: 11 },
        { stream: 'jar/c', coins: 20 },
      ]),
    );
  });

  it('over several streams is not written at all when one of them refuses', async () => {
    const decide = house.events.transaction(1, (work) => {
      work.apply(jar, 'jar/b', drop(10));
      work.enqueue('tell-somebody', {});
      work.apply(jar, 'jar/c', drop(990));
    });
    await expect(decide).rejects.toMatchObject({ code: 'JAR_FULL', left: 980 });
    expect(await dropInto('jar/b', 0)).toBe(11);
    expect((await house.pool.query('select 1 from log.outbox')).rows).toEqual([]);
  });

  it('reads the many streams that it is about to load at once', async () => {
    const states = await house.events.transaction(1, (work) => {
      work.preload(['jar/a', 'jar/c', 'jar/new']);
      return ['jar/a', 'jar/c', 'jar/new'].map((stream) => work.load(jar, stream));
    });
    expect(states).toEqual([112, 20, 0]);
  });

  it('is refused by the database where a version was written already', async () => {
    const again = house.pool.query(
      `insert into log.events select ledger, position + 1000, stream, version, type, schema, data, meta, at
       from log.events where stream = 'jar/a' and version = 1`,
    );
    await expect(again).rejects.toThrow(/events_stream_version/);
  });
});

describe('twenty-four writers at once, in two processes', () => {
  const writers = oneTo(24);
  const each = 20;

  it('are read in order and whole by somebody who asks for what is new, again and again', async () => {
    const other = house.another();
    const seen: number[] = [];
    let writing = true;
    const readOn = async (): Promise<void> => {
      const last = !writing;
      seen.push(...(await positions(2, seen.at(-1))));
      if (!last) await readOn();
    };
    const reader = readOn();
    const write = async (writer: number) => {
      const { events } = writer % 2 ? house : other;
      for (let nth = 0; nth < each; nth++) await dropInto(`jar/${writer % 6}`, 1, { events, book: 2 });
    };
    await Promise.all(writers.map(write));
    writing = false;
    await reader;
    expect(seen).toEqual(oneTo(writers.length * each));
    const { rows } = await house.pool.query('select stream, coins from spec.jars where ledger = 2 order by stream');
    expect(rows).toEqual([0, 1, 2, 3, 4, 5].map((jar) => ({ stream: `jar/${jar}`, coins: 80 })));
  });

  it('leave no gap where some of them are refused', async () => {
    const filled = await Promise.allSettled(writers.map((writer) => dropInto('jar/full', 40 + writer, { book: 3 })));
    const accepted = filled.filter(({ status }) => status === 'fulfilled').length;
    expect(accepted).toBeLessThan(writers.length);
    expect(await positions(3)).toEqual(oneTo(accepted));
  });
});

describe('a request with a key', () => {
  const request = (key: string, fingerprint = 'asked') => ({ scope: 'visitor', key, fingerprint });
  const dropWithKey = (key: string, { fingerprint = 'asked', coins = 1 } = {}) =>
    house.events.transaction(
      4,
      (work) => ({ inside: work.apply(jar, 'jar/k', drop(coins)) }),
      request(key, fingerprint),
    );

  it('has one effect and one answer, asked again or by thirty at once', async () => {
    expect(await dropWithKey('key-1', { coins: 7 })).toEqual({ inside: 7 });
    expect(await dropWithKey('key-1', { coins: 7 })).toEqual({ inside: 7 });
    const answers = await Promise.all(oneTo(30).map(() => dropWithKey('key-2')));
    expect(new Set(answers.map(({ inside }) => inside))).toEqual(new Set([8]));
    expect(await positions(4)).toEqual([1, 2]);
  });

  it('has one effect and one answer in every process', async () => {
    const processes = [house, house.another(), house.another()];
    const answers = processes.map(({ events }) =>
      events.transaction(4, (work) => ({ inside: work.apply(jar, 'jar/everywhere', drop(1)) }), request('key-4')),
    );
    expect(await Promise.all(answers)).toEqual([{ inside: 1 }, { inside: 1 }, { inside: 1 }]);
    expect(await house.events.read(4, 'jar/everywhere')).toHaveLength(1);
  });

  it('is another one for somebody else', async () => {
    const dropAs = (scope: string) =>
      house.events.transaction(4, (work) => work.apply(jar, 'jar/shared', drop(1)), { ...request('key-5'), scope });
    expect([await dropAs('visitor'), await dropAs('user:7')]).toEqual([1, 2]);
  });

  it('is refused for something else', async () => {
    await expect(dropWithKey('key-1', { fingerprint: 'asked for more' })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  it('is remembered also when it changed nothing', async () => {
    const nothing = () => house.events.transaction(4, () => Math.random(), request('key-3'));
    expect(await nothing()).toBe(await nothing());
  });
});
