import { describe, expect, it } from '@jest/globals';
import { shareReads } from './share-reads.js';

/** A source whose reads are answered by hand. */
function source() {
  const reads: { key: string; answer: (value: number) => void; fail: (reason: Error) => void }[] = [];
  const share = shareReads<number>();
  const read = (key: string) => share(key, () => new Promise((answer, fail) => void reads.push({ key, answer, fail })));
  return { reads, read };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('reads that are shared', () => {
  it('never answer with what was read before the question', async () => {
    const { reads, read } = source();
    const first = read('a');
    const second = read('a');
    const third = read('a');
    expect(reads).toHaveLength(1);
    reads[0]?.answer(1);
    expect(await first).toBe(1);
    await settled();
    expect(reads).toHaveLength(2);
    reads[1]?.answer(2);
    expect(await Promise.all([second, third])).toEqual([2, 2]);
  });

  it('begin anew when nobody is reading', async () => {
    const { reads, read } = source();
    for (const value of [1, 2, 3]) {
      const answer = read('a');
      reads.at(-1)?.answer(value);
      expect(await answer).toBe(value);
      await settled();
    }
    expect(reads).toHaveLength(3);
  });

  it('are apart for different questions', () => {
    const { reads, read } = source();
    void read('a');
    void read('b');
    expect(reads.map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it('fail for those who shared them, and not for those who came later', async () => {
    const { reads, read } = source();
    const first = read('a');
    const second = read('a');
    reads[0]?.fail(new Error('away'));
    await expect(first).rejects.toThrow('away');
    await settled();
    reads[1]?.answer(2);
    expect(await second).toBe(2);
  });
});
