import {
  type BookingPolicy,
  type BookingPolicyDto,
  type BookingPolicyView,
  type PriceRules,
  type PriceRulesDto,
  retentionRulesBy,
} from '@northlight/contracts';
import { centsOf, dollarsOf } from '../kernel/money.js';

/** What everybody may know of the rules, in dollars. */
export const bookingPolicyView = (rules: BookingPolicy): BookingPolicyView => ({
  bookingFeePercent: rules.feePercent,
  memberDiscountPercent: rules.memberPercent,
  groupDiscountPercent: rules.groupPercent,
  groupFrom: rules.groupFrom,
  familyPackPrice: dollarsOf(rules.familyPackCents),
  refundHours: rules.refundHours,
  moveHours: rules.moveHours,
  shippingPrice: dollarsOf(rules.shippingCents),
  freeShippingOver: dollarsOf(rules.freeShippingOverCents),
  showsMaps: rules.showsMaps,
  currency: rules.currency,
  retention: retentionRulesBy((name) => rules[name]),
});

export const priceRulesIn = (input: PriceRulesDto): PriceRules => ({
  feePercent: input.bookingFeePercent,
  memberPercent: input.memberDiscountPercent,
  groupPercent: input.groupDiscountPercent,
  groupFrom: input.groupFrom,
  familyPackCents: centsOf(input.familyPackPrice),
});

const centsOr = (dollars: number | undefined, old: number): number => (dollars === undefined ? old : centsOf(dollars));

/** What is left out stays as it was. */
export const bookingPolicyFrom = (input: BookingPolicyDto, old: BookingPolicy): BookingPolicy => ({
  ...priceRulesIn(input),
  refundHours: input.refundHours,
  moveHours: input.moveHours,
  holdMinutes: input.holdMinutes,
  showsMaps: input.showsMaps ?? old.showsMaps,
  currency: input.currency ?? old.currency,
  collectDays: input.collectDays,
  venuePaymentMostCents: centsOr(input.venuePaymentMost, old.venuePaymentMostCents),
  shippingCents: centsOr(input.shippingPrice, old.shippingCents),
  freeShippingOverCents: centsOr(input.freeShippingOver, old.freeShippingOverCents),
  ...retentionRulesBy((name) => input[name] ?? old[name]),
});
