import { showBookingPolicy } from '@northlight/client';
import { type BookingPolicyView, wholePrice } from '@northlight/contracts';
import { money } from '../format/format.ts';
import { apiQuery } from '../http/call-api.ts';
import { useQuery } from '../query/query.ts';
import { texts } from '../texts/booking-policy.ts';

/** GET /api/house-rules. The document brings the answer along; whoever changes the rules has it asked for again. */
const bookingPolicyQuery = apiQuery(showBookingPolicy, {});

/** Fee, discounts and deadlines as they are now; undefined until they are known, and then no figure is shown. */
export const useBookingPolicy = (): BookingPolicyView | undefined => useQuery(bookingPolicyQuery).data;

type Rules = BookingPolicyView | undefined;

/** "6% booking fee"; an empty text where there is none. */
export const feeText = (rules: Rules): string => {
  if (rules?.bookingFeePercent === 0) return '';
  return rules ? texts.bookingFee({ bookingFeePercent: rules.bookingFeePercent }) : texts.bookingFee2;
};

/** "Booking fee (6%)", as the rows of a bill have it. */
export const feeRow = (rules: Rules): string =>
  rules ? texts.bookingFeeOf({ bookingFeePercent: rules.bookingFeePercent }) : texts.bookingFee3;

/** "$36.04 per person, all fees included"; an empty text where there is no fee, or it is not known yet. */
export const allInText = (price: number, rules: Rules): string =>
  rules?.bookingFeePercent
    ? texts.perPersonAllFeesIncluded({ price: money(wholePrice(price, 1, rules.bookingFeePercent)) })
    : '';

/** "$112", and "$119.50" where there are cents. */
export const shortMoney = (amount: number): string => money(amount).replace(/\.00$/, '');
