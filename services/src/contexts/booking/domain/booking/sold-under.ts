import { type BookingPolicy, type PriceRules, statedPriceRules } from '@northlight/contracts';
import type { Policy } from './booking.events.js';

const names = Object.keys(statedPriceRules) as (keyof PriceRules)[];

/** What a booking remembers of the booking policy; the figures of the specification are known without being written down. */
export function soldUnder(rules: BookingPolicy): { readonly policy: Policy; readonly rules: PriceRules | undefined } {
  const { refundHours, moveHours } = rules;
  const policy = { refundHours, moveHours };
  if (names.every((name) => rules[name] === statedPriceRules[name])) return { policy, rules: undefined };
  return { policy, rules: priceRulesOf(rules) };
}

/** What of the booking policy makes a price. */
export function priceRulesOf(rules: PriceRules): PriceRules {
  const { feePercent, memberPercent, groupPercent, groupFrom, familyPackCents } = rules;
  return { feePercent, memberPercent, groupPercent, groupFrom, familyPackCents };
}
