import { describe, expect, it } from '@jest/globals';
import { waitAfter } from './try-limits.js';

const limit = { of: 'test', most: 3 };
const endsAt = new Date('2026-11-20T12:15:00Z');
const now = new Date('2026-11-20T12:00:00.500Z');

describe('somebody who guesses', () => {
  it('need not wait for the last try that is allowed', () => {
    expect(waitAfter({ count: 3, endsAt }, limit, now)).toBe(0);
  });

  it('waits to the end of the window after one try more, in whole seconds', () => {
    expect(waitAfter({ count: 4, endsAt }, limit, now)).toBe(900);
  });

  it('waits at least a second', () => {
    expect(waitAfter({ count: 4, endsAt }, limit, endsAt)).toBe(1);
  });
});
