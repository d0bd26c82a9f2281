import { beforeEach, describe, expect, it } from '@jest/globals';
import { AnswerCache } from './answer-cache.js';

const request = (nth: number) => ({ scope: 'visitor', key: `request-${nth}`, fingerprint: 'asked' });

describe('answers that were given lately', () => {
  let answers: AnswerCache;
  beforeEach(() => {
    answers = new AnswerCache();
  });

  const keep = (from: number, till: number): void => {
    for (let nth = from; nth < till; nth++) answers.keep(request(nth), { fingerprint: 'asked', answer: nth });
  };
  const answer = (nth: number): unknown => answers.get(request(nth))?.answer;

  it('are the last few thousand, and no more', () => {
    keep(0, 7_000);
    expect([answer(6_999), answer(4_500), answer(1_999)]).toEqual([6_999, 4_500, undefined]);
  });

  it('are forgotten when they did not come to be, however many came after them', () => {
    for (const others of [0, 1_000, 2_499, 2_500]) {
      answers = new AnswerCache();
      keep(0, 1 + others);
      expect(answer(0)).toBe(0);
      answers.forget(request(0));
      expect(answer(0)).toBeUndefined();
    }
  });
});
