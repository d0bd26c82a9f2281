import { describe, expect, it } from '@jest/globals';
import { isSafeAddress } from './gateway.ts';

describe('the page that a customer is sent to', () => {
  it('is encrypted, or on their own machine', () => {
    expect(['https://checkout.example.com/pay/1', 'http://localhost:4800/pay/1'].map(isSafeAddress)).toEqual([
      true,
      true,
    ]);
    expect(['http://pay.example.com/', 'javascript:alert(1)', '/pay', 'data:text/html,x'].map(isSafeAddress)).toEqual([
      ...[false, false, false, false],
    ]);
  });
});
