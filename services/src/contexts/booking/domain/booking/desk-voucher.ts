import { Refusal } from '../../../../platform/kernel/refusal.js';
import { chargeOf, netOf } from '../money/balance.js';
import { priceOf } from '../money/price.js';
import { mustBe } from './booking-guards.js';
import type { Booking, BookingCommand } from './booking-types.js';
import type { VoucherApplied } from './door.events.js';

type ApplyVoucher = Extract<BookingCommand, { type: 'ApplyVoucher' }>;

/** A gift voucher that somebody shows at the desk pays as it would have on the site: before the fee, and first of all. */
export const deskVoucherDecisions = {
  ApplyVoucher: ({ voucher, balance }: ApplyVoucher, booking: Booking): VoucherApplied[] => {
    // one that is sold at the desk is paid before it is firm
    if (booking.status !== 'pending' || booking.holdUntil !== null) mustBe('confirmed', booking.status);
    // guard: a gift card pays before anything else does
    if (booking.balance.held > 0) throw new Refusal('BOOKING_PAID');
    const { tickets, ticketType, rules, price: sold } = booking;
    const { ticketPrice, planPercent, promotion, guestPasses } = sold;
    const choice = { tickets, ticketType, ticketPrice, planPercent, promotion, guestPasses, voucher: balance };
    const price = priceOf(choice, rules);
    return price.voucher ? [{ type: 'VoucherApplied', voucher, price, cents: price.voucher }] : [];
  },
};

export const deskVoucherSteps = {
  VoucherApplied: ({ voucher, price, cents }: VoucherApplied, booking: Booking): Booking => {
    const { balance } = booking;
    const paid = { held: balance.held + cents, voucherPaid: balance.voucherPaid + cents };
    return { ...booking, voucher, price, balance: { ...balance, ...paid, charged: netOf(balance, chargeOf(price)) } };
  },
};
