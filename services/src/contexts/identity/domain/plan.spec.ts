import { expect, it } from '@jest/globals';
import { granted, latestEnd, statusOf, withoutPlan } from './plan.js';

const gold = { tier: 'gold', until: '2027-12-31', guestPassesLeft: 2 };

it('begins on the day that the desk has, also before noon in Greenwich', () => {
  const sixInTheMorning = new Date('2027-01-01T11:20:00Z');
  expect(granted(withoutPlan, gold, sixInTheMorning).subscriptionStartDate).toBe('2027-01-01');
});

it('ends two years ahead at the latest, on a day that there is', () => {
  expect(latestEnd(new Date('2028-02-29T15:00:00Z'))).toBe('2030-03-01');
  expect(latestEnd(new Date('2026-11-22T15:00:00Z'))).toBe('2028-11-22');
});

it('runs until its last day is over everywhere on earth', () => {
  const held = { subscriptionStatus: 'active', subscriptionEndDate: '2028-04-02' };
  expect(statusOf(held, new Date('2028-04-03T11:59:59Z'))).toBe('active');
  expect(statusOf(held, new Date('2028-04-03T12:00:00Z'))).toBe('expired');
});
