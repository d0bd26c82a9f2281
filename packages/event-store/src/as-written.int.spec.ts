import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { drop, jar, logHouse } from './testing/log-house.js';

describe('a log whose columns get other types while others work', () => {
  let house: Awaited<ReturnType<typeof logHouse>>;
  beforeAll(async () => {
    house = await logHouse();
  });
  afterAll(() => house.close());

  /** As a migration does it: who connects now waits for the locks of this transaction, and then sees the new types. */
  const change = async (type: 'json' | 'jsonb'): Promise<void> => {
    const db = await house.pool.connect();
    await db.query(`
      set application_name = 'migrate'; set lock_timeout = 0;
      begin;
      alter table log.events alter column data type ${type}, alter column meta type ${type};
      alter table log.requests alter column answer type ${type};
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = current_user and application_name = 'log';
      commit`);
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
    await change('jsonb');
    const { events: others } = house.another();
    expect(await putAll(['a', 'b'])).toEqual([1, 1]);
    expect(await putAll(['a', 'b'], others)).toEqual([2, 2]);

    await change('json');
    expect(await putAll(['a', 'b', 'c'])).toEqual([3, 3, 1]);
    expect(await putAll(['a', 'b', 'c'], others)).toEqual([4, 4, 2]);
  });

  it('keeps an event letter by letter', async () => {
    await put('d');
    const { rows } = await house.pool.query("select data::text as data from log.events where stream = 'd'");
    expect(rows).toEqual([{ data: '{"coins":1}' }]);
  });
});
