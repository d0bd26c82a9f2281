import type { BookingQuote, TicketType } from '@northlight/contracts';
import { dollarsOf } from '../../../platform/kernel/money.js';
import type { Price } from './price.js';

/** What was chosen, and what it costs. */
export interface Sold {
  readonly ticketType: TicketType;
  readonly tickets: number;
  readonly price: Price;
}

/** The rows of a bill as they travel: in dollars. */
export const billOf = ({ ticketType, tickets, price }: Sold): BookingQuote => ({
  ticketType,
  numberOfTickets: tickets,
  ticketPrice: dollarsOf(price.ticketPrice),
  gross: dollarsOf(price.gross),
  discount: dollarsOf(price.discount),
  subtotal: dollarsOf(price.subtotal),
  bookingFee: dollarsOf(price.fee),
  bookingFeePercent: price.feePercent,
  totalPrice: dollarsOf(price.total),
  ...(price.voucher ? { voucher: dollarsOf(price.voucher) } : {}),
});
