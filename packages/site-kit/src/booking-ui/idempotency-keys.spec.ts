import { describe, expect, it } from '@jest/globals';
import { idempotencyKeys } from './idempotency-keys.ts';

const two = { numberOfTickets: 2 };

describe('the key of a booking request', () => {
  it('stays the same while the same request is repeated', () => {
    const keys = idempotencyKeys();
    expect(keys.keyFor(two)).toBe(keys.keyFor({ ...two }));
  });

  it('is a new one when the request changes', () => {
    const keys = idempotencyKeys();
    expect(keys.keyFor(two)).not.toBe(keys.keyFor({ numberOfTickets: 3 }));
  });

  it('is a new one after an answer', () => {
    const keys = idempotencyKeys();
    const first = keys.keyFor(two);
    keys.forget();
    expect(keys.keyFor(two)).not.toBe(first);
  });
});
