import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { step } from '../decider/step.js';
import { drop, jar, logHouse } from '../testing/log-house.js';

let house: Awaited<ReturnType<typeof logHouse>>;

beforeAll(async () => {
  house = await logHouse();
});
afterAll(() => house.close());

/** Drops coins into a jar, and answers how many are in it then. */
const dropInto = (stream: string, coins: number) =>
  house.events.transaction(7, (work) => work.apply(jar, stream, drop(coins)));

describe('decisions', () => {
  it('wait for nothing: what they want is read before, and they are made again', async () => {
    await dropInto('jar/seen', 3);
    const { events } = house.another();
    let made = 0;
    const inside = events.transaction(7, (work) => {
      made++;
      work.applyAll([step(jar, 'jar/seen', drop(2)), step(jar, 'jar/seen', drop(1))]);
      return work.load(jar, 'jar/seen');
    });
    expect([await inside, made]).toEqual([6, 2]);
  });
});

describe('a decision that never has what it wants', () => {
  it('is refused, and spoils no other', async () => {
    void dropInto('jar/before', 1); // what is asked behind it is decided together
    const inside = house.events.transaction(7, (work) => work.apply(jar, `jar/${randomUUID()}`, drop(3)));
    const other = dropInto('jar/beside', 1);
    await expect(inside).rejects.toThrow('A decision asks for something else each time that it is made');
    expect(await other).toBe(1);
  });

  it('is refused where it waits for something itself', async () => {
    const waits = house.events.transaction(7, async (work) => work.load(jar, 'jar/beside'));
    await expect(waits).rejects.toThrow('A decision waits for nothing');
  });
});

describe('decisions that ask outside of the log', () => {
  it('ask together, each once, when they stand on the present', async () => {
    const { events } = house.another({ concurrency: 'lock' });
    const queried: boolean[] = [];
    const isLocked = async (name: string): Promise<string> => {
      const { rowCount } = await house.pool.query(
        "select from pg_locks where locktype = 'advisory' and granted and objid = 12 and database = (select oid from pg_database where datname = current_database())",
      );
      queried.push(rowCount === 1);
      return name;
    };
    const outcomes = ['ann', 'bob'].map((name) => {
      const question = (who: string) => isLocked(who);
      return events.transaction(12, (work) => [work.ask(question, name), work.apply(jar, 'jar/asked', drop(1))]);
    });
    expect(await Promise.all(outcomes)).toEqual([
      ['ann', 1],
      ['bob', 2],
    ]);
    expect(queried).toEqual([true, true]);
  });
});
