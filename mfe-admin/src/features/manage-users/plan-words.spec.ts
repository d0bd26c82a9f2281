import { describe, expect, it } from '@jest/globals';
import { monthAfter, planText } from './plan-words.ts';

const held = { tier: 'gold', status: 'active', since: '2026-11-22', until: '2026-12-22', guestPassesLeft: 1 };

describe('a plan in words', () => {
  it.each([
    [held, 'Gold until December 22, 2026, 1 guest pass a month'],
    [{ ...held, until: null, guestPassesLeft: 0 }, 'Gold, 0 guest passes a month'],
    [{ ...held, status: 'expired' }, 'Gold, ended December 22, 2026'],
    [{ ...held, tier: 'none', status: 'inactive', until: null }, 'No plan'],
  ])('%j is %j', (plan, text) => {
    expect(planText(plan, [])).toBe(text);
  });

  it.each([
    ['2026-11-22', '2026-12-22'],
    ['2026-12-31', '2027-01-31'],
    ['2027-01-31', '2027-02-28'],
    ['2028-01-30', '2028-02-29'],
  ])('a month after %s is %s', (date, later) => {
    expect(monthAfter(date)).toBe(later);
  });
});
