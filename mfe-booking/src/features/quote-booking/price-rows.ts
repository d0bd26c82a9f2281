import type { BookingQuote } from '@northlight/contracts';
import { money } from '@northlight/site-kit';
import { texts } from '../../texts/quote-booking.ts';

export interface PriceRow {
  readonly label: string;
  /** Empty where the label says it all. */
  readonly amount: string;
  /** Given where the row sums up those above, or says that there is no discount. */
  readonly kind?: 'subtotal' | 'no-discount';
}

/**
 * The rows above the total: tickets × price, discount, subtotal, fee (U24). Four, so that nothing jumps; guest passes, a gift
 * voucher and tax add their own.
 */
export const priceRows = (quote: BookingQuote): readonly PriceRow[] => [
  ticketsRow(quote),
  ...guestRows(quote),
  discountRow(quote),
  { label: texts.subtotal, amount: money(quote.subtotal), kind: 'subtotal' },
  ...(quote.voucher ? [{ label: texts.giftVoucher, amount: `−${money(quote.voucher)}` }] : []),
  { label: texts.bookingFee({ bookingFeePercent: quote.bookingFeePercent }), amount: money(quote.bookingFee) },
  ...(quote.tax ? [{ label: texts.tax, amount: money(quote.tax) }] : []),
];

const ticketsRow = ({ ticketType, numberOfTickets, ticketPrice, gross, subtotal }: BookingQuote): PriceRow =>
  ticketType === 'family'
    ? { label: texts.familyPackTickets({ numberOfTickets }), amount: money(subtotal) }
    : { label: texts.ticket({ numberOfTickets, ticketPrice: money(ticketPrice) }), amount: money(gross) };

const names = {
  standard: texts.discount,
  member: texts.memberDiscount,
  group: texts.groupDiscount,
  family: texts.discount,
} as const;

const guestRows = ({ guestPasses, guestPassDiscount = 0 }: BookingQuote): readonly PriceRow[] =>
  guestPasses ? [{ label: texts.guestPass({ guestPasses }), amount: `−${money(guestPassDiscount)}` }] : [];

const discountRow = ({ ticketType, planPercent, promo, ...quote }: BookingQuote): PriceRow => {
  const discount = Math.round((quote.discount - (quote.guestPassDiscount ?? 0)) * 100) / 100;
  if (promo) return { label: texts.promoCode, amount: `−${money(promo)}` };
  if (ticketType === 'family' && discount > 0)
    return { label: texts.youSave({ discount: money(discount) }), amount: '' };
  const label = planPercent ? texts.planDiscount({ planPercent }) : names[ticketType];
  return discount > 0 ? { label, amount: `−${money(discount)}` } : { label, amount: texts.none, kind: 'no-discount' };
};

/** The one sentence that is spoken when the price has changed (U25). */
export const spokenTotal = ({ totalPrice, numberOfTickets }: BookingQuote): string =>
  texts.totalForTicket({ totalPrice: money(totalPrice), numberOfTickets });
