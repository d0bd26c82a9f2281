import { beforeEach, describe, expect, it } from '@jest/globals';
import { type CachedStream, LedgerCache } from './ledger-cache.js';

const as = (version: number): CachedStream => ({ state: `state ${version}`, version });
const many = Array.from({ length: 10_000 }, (_, nth): [string, CachedStream] => [`slot/${nth}`, as(1)]);

describe('what a program remembers of the streams of a ledger', () => {
  let memory: LedgerCache;
  beforeEach(() => {
    memory = new LedgerCache(1, { concurrency: 'auto' });
    memory.found({ position: 1, token: 'a' });
  });

  it('is the present until somebody else may have written, and the past from then on', () => {
    memory.keepStreams([['slot/a', as(3)]]);
    expect(memory.present('slot/a')).toMatchObject(as(3));
    memory.found({ position: 2, token: 'b' });
    expect(memory.present('slot/a')).toBeUndefined();
    expect(memory.recall('slot/a')).toMatchObject(as(3));
    memory.keepStreams([['slot/a', as(4)]]);
    expect(memory.present('slot/a')).toMatchObject(as(4));
  });

  it('is as it was before, when what was kept did not come to be', () => {
    memory.keepStreams([['slot/a', as(3)]]);
    const takeBack = memory.keepStreams([
      ['slot/a', as(4)],
      ['slot/b', as(1)],
    ]);
    takeBack();
    expect(memory.present('slot/a')).toMatchObject(as(3));
    expect(memory.recall('slot/b')).toBeUndefined();
  });

  it('holds the last ten thousand streams, and not many more', () => {
    memory.keepStreams(many);
    memory.keepStreams([['slot/a', as(1)]]);
    expect(memory.present('slot/0')).toMatchObject(as(1)); // asked for, and so one of the last again
    memory.keepStreams(many.map(([stream]) => [`${stream}'`, as(1)]));
    expect(memory.recall('slot/9999')).toBeUndefined();
    expect(memory.recall('slot/0')).toMatchObject(as(1));
    memory.keepStreams(many.map(([stream]) => [`${stream}"`, as(1)]));
    expect([memory.recall('slot/0'), memory.recall('slot/a')]).toEqual([undefined, undefined]);
  });

  it('is taken back also when it went out of the last ones meanwhile', () => {
    memory.keepStreams([['slot/a', as(3)]]);
    const takeBack = memory.keepStreams([
      ['slot/a', as(4)],
      ['slot/b', as(1)],
    ]);
    memory.keepStreams(many);
    takeBack();
    expect(memory.present('slot/a')).toMatchObject(as(3));
    expect(memory.recall('slot/b')).toBeUndefined();
  });

  it('is nothing, once the past is another one', () => {
    memory.keepStreams(many);
    memory.keepStreams([['slot/a', as(1)]]);
    memory.found({ position: 1, token: 'another' });
    expect([memory.recall('slot/0'), memory.recall('slot/a')]).toEqual([undefined, undefined]);
  });

  it('is nothing, too, once others have written further on in another past', () => {
    memory.keepStreams([['slot/a', as(1)]]);
    memory.found({ position: 9, token: 'b' }, 'a');
    expect(memory.recall('slot/a')).toMatchObject(as(1));
    memory.found({ position: 12, token: 'c' }, 'another');
    expect(memory.recall('slot/a')).toBeUndefined();
  });
});

const request = (nth: number) => ({ scope: 'visitor', key: `request-${nth}`, fingerprint: 'asked' });

describe('answers that were given lately', () => {
  let answers: LedgerCache;
  beforeEach(() => {
    answers = new LedgerCache(1, { concurrency: 'auto' });
  });

  const keep = (from: number, till: number): void => {
    for (let nth = from; nth < till; nth++) answers.keepAnswer(request(nth), { fingerprint: 'asked', answer: nth });
  };
  const answer = (nth: number): unknown => answers.answerTo(request(nth))?.answer;

  it('are the last few thousand, and no more', () => {
    keep(0, 7_000);
    expect([answer(6_999), answer(4_500), answer(1_999)]).toEqual([6_999, 4_500, undefined]);
  });

  it('are forgotten when the past in which they were given is another one', () => {
    answers.found({ position: 5, token: 'a' });
    keep(0, 1);
    answers.found({ position: 9, token: 'b' }, 'a');
    expect(answer(0)).toBe(0);
    answers.found({ position: 7, token: 'c' });
    expect(answer(0)).toBeUndefined();
  });

  it('are forgotten when they did not come to be, however many came after them', () => {
    for (const others of [0, 1_000, 2_499, 2_500]) {
      answers = new LedgerCache(1, { concurrency: 'auto' });
      keep(0, 1 + others);
      expect(answer(0)).toBe(0);
      answers.forgetAnswer(request(0));
      expect(answer(0)).toBeUndefined();
    }
  });
});
