import { describe, expect, it } from '@jest/globals';
import { requestKey } from './request-key.ts';

describe('the key of a request about lines', () => {
  const request = { venueId: 1, customerName: 'Ann Lee' };
  const key = requestKey(['a', 'b'], request);

  it('is the same for the same lines and request, wherever it is made', () => {
    expect(requestKey(['a', 'b'], { ...request })).toBe(key);
    expect(key).toMatch(/^cart-[\da-f]{16}-[\da-f]{16}$/);
  });

  it('is another for other lines, and for another request', () => {
    const others = [requestKey(['ab'], request), requestKey(['a'], request), requestKey(['a', 'b'], { venueId: 2 })];
    expect(new Set([key, ...others]).size).toBe(4);
  });
});
