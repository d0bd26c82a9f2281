import { describe, expect, it } from '@jest/globals';
import { leftText } from './left-text.ts';

describe('the time that is left', () => {
  it.each([
    [900_000, '15:00'],
    [899_999, '15:00'],
    [899_000, '14:59'],
    [60_000, '1:00'],
    [1, '0:01'],
    [0, '0:00'],
    [-5_000, '0:00'],
    [3_600_000, '1:00:00'],
    [86_399_000, '23:59:59'],
  ])('is shown in whole seconds: %s ms', (ms, text) => {
    expect(leftText(ms)).toBe(text);
  });
});
