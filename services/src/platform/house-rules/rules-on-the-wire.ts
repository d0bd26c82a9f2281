import {
  type HouseRules,
  type HouseRulesDto,
  type HouseRulesView,
  type PriceRules,
  type PriceRulesDto,
  retentionRulesBy,
} from '@northlight/contracts';
import { centsOf, dollarsOf } from '../kernel/money.js';

/** What everybody may know of the rules, in dollars. */
export const rulesView = (rules: HouseRules): HouseRulesView => ({
  bookingFeePercent: rules.feePercent,
  memberDiscountPercent: rules.memberPercent,
  groupDiscountPercent: rules.groupPercent,
  groupFrom: rules.groupFrom,
  familyPackPrice: dollarsOf(rules.familyPackCents),
  refundHours: rules.refundHours,
  moveHours: rules.moveHours,
  showsMaps: rules.showsMaps,
  retention: retentionRulesBy((name) => rules[name]),
});

export const priceRulesIn = (said: PriceRulesDto): PriceRules => ({
  feePercent: said.bookingFeePercent,
  memberPercent: said.memberDiscountPercent,
  groupPercent: said.groupDiscountPercent,
  groupFrom: said.groupFrom,
  familyPackCents: centsOf(said.familyPackPrice),
});

/** What is left out stays as it was. */
export const rulesIn = (said: HouseRulesDto, old: HouseRules): HouseRules => ({
  ...priceRulesIn(said),
  refundHours: said.refundHours,
  moveHours: said.moveHours,
  holdMinutes: said.holdMinutes,
  showsMaps: said.showsMaps ?? old.showsMaps,
  collectDays: said.collectDays,
  ...retentionRulesBy((name) => said[name] ?? old[name]),
});
