import { describe, expect, it } from '@jest/globals';
import type { BookingPolicyView } from '@northlight/contracts';
import { allInText } from './booking-policy.ts';

const with6 = { bookingFeePercent: 6 } as BookingPolicyView;

describe('the price with all fees', () => {
  it('is said only where there is a fee, and it is known', () => {
    expect(allInText(34, with6)).toBe('$36.04 per person, all fees included');
    expect(allInText(34, { ...with6, bookingFeePercent: 0 })).toBe('');
    expect(allInText(34, undefined)).toBe('');
  });
});
