import type { BookingQuote } from '@northlight/contracts';
import { count, money } from '@northlight/site-kit';

export interface PriceRow {
  readonly label: string;
  /** Empty where the label says it all. */
  readonly amount: string;
}

/** The rows above the total: tickets × price, discount, subtotal, fee (U24). Four, so that nothing jumps; a gift voucher adds its own. */
export const priceRows = (quote: BookingQuote): readonly PriceRow[] => [
  ticketsRow(quote),
  discountRow(quote),
  { label: 'Subtotal', amount: money(quote.subtotal) },
  ...(quote.voucher ? [{ label: 'Gift voucher', amount: `−${money(quote.voucher)}` }] : []),
  { label: `Booking fee (${quote.bookingFeePercent}%)`, amount: money(quote.bookingFee) },
];

const ticketsRow = ({ ticketType, numberOfTickets, ticketPrice, gross, subtotal }: BookingQuote): PriceRow =>
  ticketType === 'family'
    ? { label: `Family Pack (${numberOfTickets} tickets)`, amount: money(subtotal) }
    : { label: `${count(numberOfTickets, 'ticket')} × ${money(ticketPrice)}`, amount: money(gross) };

const names = { standard: 'Discount', member: 'Member discount', group: 'Group discount', family: 'Discount' } as const;

const discountRow = ({ ticketType, discount, planPercent }: BookingQuote): PriceRow => {
  if (ticketType === 'family' && discount > 0) return { label: `You save ${money(discount)}`, amount: '' };
  const label = planPercent ? `Plan discount (${planPercent}%)` : names[ticketType];
  return { label, amount: discount > 0 ? `−${money(discount)}` : 'none' };
};

/** The one sentence that is spoken when the price has changed (U25). */
export const spokenTotal = ({ totalPrice, numberOfTickets }: BookingQuote): string =>
  `Total ${money(totalPrice)} for ${count(numberOfTickets, 'ticket')}, booking fee included.`;
