import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AsWritten1797200300000 } from './migrations/1797200300000-as-written.js';
import { drop, jar, logHouse } from './testing/log-house.js';

describe('a log whose columns get other types while others work', () => {
  let house: Awaited<ReturnType<typeof logHouse>>;
  beforeAll(async () => {
    house = await logHouse();
  });
  afterAll(() => house.close());

  const change = async (way: 'up' | 'down'): Promise<void> => {
    const db = await house.pool.connect();
    await db.query("set application_name = 'northlight-migrate'; set lock_timeout = 0");
    await new AsWritten1797200300000()[way](db as never);
    db.release(true);
  };
  const put = (stream: string, events = house.events) =>
    events.transaction(1, (work) => work.apply(jar, stream, drop(1)));
  const putAll = async (streams: readonly string[], events = house.events): Promise<number[]> => {
    const inside: number[] = [];
    for (const stream of streams) inside.push(await put(stream, events));
    return inside;
  };

  it('refuses nobody, whatever they had prepared for the types before', async () => {
    await change('down');
    const { events: others } = house.another();
    expect(await putAll(['a', 'b'])).toEqual([1, 1]);
    expect(await putAll(['a', 'b'], others)).toEqual([2, 2]);

    await change('up');
    expect(await putAll(['a', 'b', 'c'])).toEqual([3, 3, 1]);
    expect(await putAll(['a', 'b', 'c'], others)).toEqual([4, 4, 2]);
  });

  it('keeps an event letter by letter', async () => {
    await put('d');
    const { rows } = await house.pool.query("select data::text as data from log.events where stream = 'd'");
    expect(rows).toEqual([{ data: '{"coins":1}' }]);
  });
});
