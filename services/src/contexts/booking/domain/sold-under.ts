import { type HouseRules, type PriceRules, statedPriceRules } from '@northlight/contracts';
import type { BookingPlaced } from './booking.events.js';

const names = Object.keys(statedPriceRules) as (keyof PriceRules)[];

/** What a booking remembers of the house rules; the figures of the specification are known without being written down. */
export function soldUnder(rules: HouseRules): Pick<BookingPlaced, 'policy' | 'rules'> {
  const { refundHours, moveHours } = rules;
  const policy = { refundHours, moveHours };
  if (names.every((name) => rules[name] === statedPriceRules[name])) return { policy };
  const { feePercent, memberPercent, groupPercent, groupFrom, familyPackCents } = rules;
  return { policy, rules: { feePercent, memberPercent, groupPercent, groupFrom, familyPackCents } };
}
