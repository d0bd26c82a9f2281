import type { BookingPlacedView, PlaceBookingDto } from '@northlight/contracts';
import { centsOf, dollarsOf } from '../../../../platform/kernel/money.js';
import type { Price } from '../../domain/price.js';
import { manageTokenOf } from '../../persistence/manage-token.js';

/** What the log remembers of an answer: nothing of the person, who sends the rest again with the same key. */
export interface PlacedBooking {
  readonly id: string;
  readonly reference: string;
  readonly holdUntil: string | null;
  readonly price: Price;
}

/** The 201 answer (decisions.md G29): what was asked, and what the server made of it. */
export function answerOf(placed: PlacedBooking, request: PlaceBookingDto, secret: string): BookingPlacedView {
  const { id, reference, holdUntil, price } = placed;
  const { customerPhone, totalPrice: expected } = request;
  // field by field: whatever is spread from a request costs as much as all of the decision
  const view = {
    id,
    reference,
    status: 'pending' as const,
    holdExpiresAt: holdUntil,
    venueId: request.venueId,
    experienceId: request.experienceId,
    date: request.date,
    time: request.time,
    numberOfTickets: request.numberOfTickets,
    ticketType: request.ticketType,
    customerName: request.customerName,
    customerEmail: request.customerEmail,
    subtotal: dollarsOf(price.subtotal),
    bookingFee: dollarsOf(price.fee),
    totalPrice: dollarsOf(price.total),
    priceAdjusted: expected !== undefined && expected !== null && centsOf(expected) !== price.total,
    manageToken: manageTokenOf(id, secret),
  };
  return customerPhone ? { ...view, customerPhone } : view;
}
