import type { BookingQuote, TicketType } from '@northlight/contracts';
import { dollarsOf } from '../../../../platform/kernel/money.js';
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
  ...planPartOf(price),
  ...(price.voucher ? { voucher: dollarsOf(price.voucher) } : {}),
});

/** What a plan took off, for whoever is told of a booking; nothing where none did. */
export const planPartOf = ({ planPercent }: Price): { readonly planPercent?: number } =>
  planPercent === undefined ? {} : { planPercent };
