import type { BookingPlacedView, BookingStatus, PlaceBookingDto } from '@northlight/contracts';
import { type Cents, centsOf, dollarsOf } from '../../../../../platform/kernel/money.js';
import { type Price, planPartOf } from '../../../domain/money/price.js';
import { manageTokenOf } from '../../../persistence/manage-token.js';

/** What the log remembers of an answer: nothing of the person, who sends the rest again with the same key. */
export interface PlacedBooking {
  readonly id: string;
  readonly reference: string;
  readonly holdUntil: string | null;
  readonly price: Price;
  /** What is left on the gift voucher that pays a part, where one does. */
  readonly voucherLeft?: Cents | undefined;
  /** Left out while it is pending. */
  readonly status?: BookingStatus;
}

/** The 201 answer (decisions.md G29): what was asked, and what the server made of it. */
export function answerOf(placed: PlacedBooking, request: PlaceBookingDto, secret: string): BookingPlacedView {
  const { id, reference, holdUntil, price, status = 'pending' } = placed;
  const { customerPhone, totalPrice: expected } = request;
  // field by field: whatever is spread from a request costs as much as all of the decision
  const view = {
    id,
    reference,
    status,
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
    manageToken: manageTokenOf({ bookingId: id, version: 0 }, secret),
  };
  const placedView = customerPhone ? { ...view, customerPhone } : view;
  const planned = price.planPercent === undefined ? placedView : { ...placedView, ...planPartOf(price) };
  return price.voucher ? { ...planned, ...voucherPartOf(price.voucher, placed.voucherLeft) } : planned;
}

const voucherPartOf = (voucher: Cents, left: Cents = 0) => ({
  voucher: dollarsOf(voucher),
  voucherLeft: dollarsOf(left),
});
