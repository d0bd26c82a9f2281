import { describe, expect, it } from '@jest/globals';
import { Bulkhead } from './bulkhead.js';

describe('a bulkhead', () => {
  it('lets so many run, so many wait in their order, and no more in', () => {
    const bulkhead = new Bulkhead({ concurrency: 1, queueLength: 2 });
    const entered: string[] = [];
    const requests = ['a', 'b', 'c', 'd'].map((name) => () => void entered.push(name));
    expect(requests.map((one) => bulkhead.request(one))).toEqual([true, true, true, false]);
    for (const expected of [['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c']]) {
      expect(entered).toEqual(expected);
      bulkhead.leave();
    }
  });

  it('passes over one that no longer waits', () => {
    const bulkhead = new Bulkhead({ concurrency: 1, queueLength: 2 });
    const entered: string[] = [];
    const [first, second, third] = ['a', 'b', 'c'].map((name) => () => void entered.push(name));
    for (const one of [first, second, third]) if (one) bulkhead.request(one);
    expect([bulkhead.withdraw(second as () => void), bulkhead.withdraw(first as () => void)]).toEqual([true, false]);
    bulkhead.leave();
    expect(entered).toEqual(['a', 'c']);
  });

  it('is as free after a rush as before', () => {
    const bulkhead = new Bulkhead({ concurrency: 2, queueLength: 8 });
    for (let i = 0; i < 8; i++) bulkhead.request(() => undefined);
    for (let i = 0; i < 8; i++) bulkhead.leave();
    const entered: number[] = [];
    for (let i = 0; i < 3; i++) bulkhead.request(() => void entered.push(i));
    expect(entered).toEqual([0, 1]);
  });
});
