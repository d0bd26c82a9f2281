import { describe, expect, it } from '@jest/globals';
import { fold } from '@northlight/event-store/decider';
import { givenFor } from '../../../platform/kernel/testing/given-for.js';
import type { GuestPassEvent } from './guest-passes.events.js';
import { type GuestPassCommand, guestPasses, leftOf } from './guest-passes.js';

const given = givenFor(guestPasses);
const may = { period: '2027-05', passes: 2 };
const june = { period: '2027-06', passes: 2 };
const use = (booking: string, passes: number, allowance: typeof may | undefined = may): GuestPassCommand => ({
  ...{ type: 'UseGuestPasses', booking, passes, allowance },
});
const granted = (allowance = may): GuestPassEvent => ({ type: 'GuestPassesGranted', ...allowance });
const used = (booking: string, passes: number, { period } = may): GuestPassEvent => ({
  ...{ type: 'GuestPassesUsed', booking, passes, period },
});
const returned = (booking: string, passes: number): GuestPassEvent => ({
  ...{ type: 'GuestPassesReturned', booking, passes },
});
const keep = (booking: string, passes: number): GuestPassCommand => ({ type: 'KeepGuestPasses', booking, passes });
const left = (allowance: typeof may, ...events: GuestPassEvent[]) => leftOf(fold(guestPasses, events), allowance);

describe('guest passes', () => {
  it('are those of the period, used up to the last one and no further', () => {
    given().when(use('a', 2)).then(granted(), used('a', 2));
    given(granted(), used('a', 1)).when(use('b', 1)).then(used('b', 1));
    given(granted(), used('a', 1)).when(use('b', 2)).thenRefuses('GUEST_PASS_USED_UP');
  });

  it('are none without a plan that runs', () => {
    given()
      .when({ type: 'UseGuestPasses', booking: 'a', passes: 1, allowance: undefined })
      .thenRefuses('GUEST_PASS_NO_PLAN');
  });

  it('begin anew with the next period, and what was left of the last one is gone', () => {
    const past = [granted(), used('a', 1)];
    given(...past)
      .when(use('b', 2, june))
      .then(granted(june), used('b', 2, june));
    expect([left(may, ...past), left(june, ...past)]).toEqual([1, 2]);
  });

  it('go back to the period that they came from, once', () => {
    const past = [granted(), used('a', 2)];
    given(...past)
      .when(keep('a', 1))
      .then(returned('a', 1));
    given(...past, returned('a', 1))
      .when(keep('a', 1))
      .thenNothing();
    given(...past, returned('a', 1))
      .when(keep('a', 0))
      .then(returned('a', 1));
    given(...past)
      .when(keep('another', 0))
      .thenNothing();
    expect([left(may, ...past, returned('a', 2)), left(june, ...past, returned('a', 2))]).toEqual([2, 2]);
  });

  it('are fewer with a smaller plan, and none rather than less than nothing', () => {
    expect(left({ ...may, passes: 1 }, granted(), used('a', 2))).toBe(0);
  });
});
