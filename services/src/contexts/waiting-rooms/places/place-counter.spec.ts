import { describe, expect, it } from '@jest/globals';
import { PlaceCounter, type SharedCounter } from './place-counter.js';

/** A counter that processes share, and that can be away. */
class Shared implements SharedCounter {
  isAway = false;
  private readonly counts = new Map<string, number>();

  async next(key: string, floor: number): Promise<number> {
    if (this.isAway) throw new Error('It is away');
    const next = Math.max(this.counts.get(key) ?? 0, floor) + 1;
    this.counts.set(key, next);
    return next;
  }

  async read(keys: readonly string[]): Promise<number[]> {
    if (this.isAway) throw new Error('It is away');
    return keys.map((key) => this.counts.get(key) ?? 0);
  }
}

const take = async (counter: PlaceCounter, count: number, floor = 0): Promise<number[]> => {
  const numbers: number[] = [];
  for (let nth = 0; nth < count; nth++) numbers.push(await counter.take(1, 'last', floor));
  return numbers;
};

describe('the numbers of places', () => {
  it('are one after the other for all processes, behind those who came early and those who were served', async () => {
    const shared = new Shared();
    const [one, other] = [new PlaceCounter(shared), new PlaceCounter(shared)];
    expect([...(await take(one, 2, 500)), ...(await take(other, 1)), ...(await take(one, 1, 900))]).toEqual([
      501, 502, 503, 901,
    ]);
  });

  it('go on in strides while the counter is away, as if the others went on as well', async () => {
    const shared = new Shared();
    const counters = [new PlaceCounter(shared), new PlaceCounter(shared), new PlaceCounter(shared)];
    for (let nth = 0; nth < 200; nth++) for (const one of counters) await take(one, 1);
    shared.isAway = true;
    for (const one of counters) {
      const last = (await take(one, 100)).at(-1) ?? 0;
      expect(last).toBeGreaterThan(850);
      expect(last).toBeLessThanOrEqual(900);
    }
  });

  it('are none that were given, once the counter is back without its memory', async () => {
    const one = new PlaceCounter(new Shared());
    one.see(1, 'last', 700);
    expect(await take(one, 2)).toEqual([701, 702]);
  });

  it('are counted by one process where there is no counter', async () => {
    const alone = new PlaceCounter();
    expect(await take(alone, 3, 10)).toEqual([11, 12, 13]);
    await alone.refresh([1]);
    expect(alone.counts(1)).toEqual({ early: 0, last: 13 });
  });

  it('are heard of from other processes', async () => {
    const shared = new Shared();
    await new PlaceCounter(shared).take(1, 'early');
    const other = new PlaceCounter(shared);
    await other.refresh([1]);
    shared.isAway = true;
    await other.refresh([1]);
    expect(other.counts(1)).toEqual({ early: 1, last: 0 });
  });
});
