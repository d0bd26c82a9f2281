import type { HouseRulesView } from '@northlight/contracts';
import { bookingFee, money } from '@northlight/site-kit';
import { texts } from './texts/common.ts';

/** Dollars for tickets at their stated price, booking fee included; without the fee while it is not known. */
export function wholePrice(price: number, tickets: number, rules: HouseRulesView | undefined): number {
  const line = { lineId: '', id: 0, type: 'experience', name: '', price, quantity: tickets, imageUrl: '' } as const;
  return Math.round(price * 100 * tickets) / 100 + bookingFee([line], rules?.bookingFeePercent ?? 0);
}

/** "$36.04 with the booking fee"; an empty text where there is none, or it is not known yet. */
export const wholePriceText = (price: number, rules: HouseRulesView | undefined): string =>
  rules?.bookingFeePercent ? texts.withTheBookingFee({ price: money(wholePrice(price, 1, rules)) }) : '';
