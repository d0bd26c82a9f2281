import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { drop, jar, logHouse } from './testing/log-house.js';

let house: Awaited<ReturnType<typeof logHouse>>;

beforeAll(async () => {
  house = await logHouse();
});
afterAll(() => house.close());

describe('an error that passes', () => {
  it('is tried again, and leaves one effect', async () => {
    let tries = 0;
    const deadlock = async () => {
      if (++tries < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    };
    const inside = await house.events.transaction(5, (work) => {
      work.ask(deadlock, undefined);
      return work.apply(jar, 'jar/r', drop(3));
    });
    expect([inside, tries]).toEqual([3, 3]);
    expect(await house.events.read(5, 'jar/r')).toHaveLength(1);
  });

  it('is told as a conflict when it does not pass', async () => {
    const conflict = async () => {
      throw Object.assign(new Error('could not serialize access'), { code: '40001' });
    };
    const decide = house.events.transaction(5, (work) => work.ask(conflict, undefined));
    await expect(decide).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('of another kind is not tried again', async () => {
    let tries = 0;
    const decide = house.events.transaction(5, () => {
      tries++;
      throw new Error('a mistake of ours');
    });
    await expect(decide).rejects.toThrow('a mistake of ours');
    expect(tries).toBe(1);
  });
});

describe('a job', () => {
  it('stands in the outbox with the events that it follows', async () => {
    await house.events.transaction(6, (work) => {
      work.apply(jar, 'jar/j', drop(1));
      work.enqueue('tell-somebody', { jar: 'j' });
    });
    const { rows } = await house.pool.query('select position, kind, payload from log.outbox where ledger = 6');
    expect(rows).toEqual([{ position: 1, kind: 'tell-somebody', payload: { jar: 'j' } }]);
  });
});
