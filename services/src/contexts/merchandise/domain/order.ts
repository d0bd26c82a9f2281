import type { BookingStatus, OrderStatus } from '@northlight/contracts';
import type { Cents } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';

/** Whether an order is cancelled by this, or was already. @throws {Refusal} ORDER_COLLECTED, ORDER_SHIPPED, GIFT_CARD_PAID */
export function cancels(status: OrderStatus, giftCards = 0): boolean {
  if (status === 'collected') throw new Refusal('ORDER_COLLECTED');
  // guard: what is on its way is not cancelled
  if (status === 'shipped') throw new Refusal('ORDER_SHIPPED');
  // guard: a gift card that is paid stays sold
  if (status === 'reserved' && giftCards > 0) throw new Refusal('GIFT_CARD_PAID');
  // guard: an order puts its pieces back once
  return status !== 'cancelled';
}

/** Whether an order is collected by this, or was already. @throws {Refusal} ORDER_CANCELLED, ORDER_AWAITS_PAYMENT, NOTHING_TO_COLLECT */
export function collects(status: OrderStatus, lines: number): boolean {
  if (status === 'cancelled') throw new Refusal('ORDER_CANCELLED');
  // guard: nothing is handed over that awaits its payment
  if (status === 'awaiting_payment') throw new Refusal('ORDER_AWAITS_PAYMENT');
  if (lines === 0) throw new Refusal('NOTHING_TO_COLLECT');
  return status === 'reserved';
}

/** Whether an order stops waiting for its payment by this, or did before. @throws {Refusal} ORDER_CANCELLED */
export function releases(status: OrderStatus): boolean {
  if (status === 'cancelled') throw new Refusal('ORDER_CANCELLED');
  return status === 'awaiting_payment';
}

/** A booking that is to become part of an order. */
interface Orderable {
  readonly status: BookingStatus;
  readonly startsAt: Date | null;
}

/** Only a visit that is still ahead. @throws {Refusal} BOOKING_CANCELLED, HOLD_LAPSED, BOOKING_NOT_LIVE */
export function mustBeAhead({ status, startsAt }: Orderable, now: Date): void {
  if (status === 'cancelled') throw new Refusal('BOOKING_CANCELLED');
  if (status === 'expired') throw new Refusal('HOLD_LAPSED');
  const isLive = status === 'pending' || status === 'confirmed';
  if (!isLive || (startsAt && startsAt <= now)) throw new Refusal('BOOKING_NOT_LIVE');
}

/** What comes to the merchandise of an order, and what goes off it, in cents. */
export interface OrderCharges {
  readonly shipping: Cents;
  readonly tax: Cents;
  readonly discount: Cents;
  /** What a gift voucher pays of the merchandise, its shipping and its tax; not there where none does. */
  readonly voucher?: Cents;
}

export const noCharges: OrderCharges = { shipping: 0, tax: 0, discount: 0 };

/** What one order comes to. What is zero of its charges is not there. */
export interface Total extends Partial<OrderCharges> {
  readonly subtotal: Cents;
  /** What gift vouchers pay. */
  readonly voucher?: Cents;
  readonly fee: Cents;
  readonly total: Cents;
}

interface Parts {
  readonly bookings: readonly (Total & { readonly status: BookingStatus })[];
  readonly products: readonly { readonly quantity: number; readonly price: Cents }[];
  /** Tickets that wait for a time. */
  readonly openTickets: readonly Total[];
  /** Bought with it. */
  readonly giftCards?: readonly { readonly amount: Cents }[];
  readonly charges: OrderCharges;
}

/** Gift cards that nobody paid for cost nothing. */
export const giftCardTotal = (giftCards: Parts['giftCards'] = [], status: OrderStatus): Cents =>
  status === 'cancelled' ? 0 : giftCards.reduce((sum, { amount }) => sum + amount, 0);

const gone: readonly BookingStatus[] = ['cancelled', 'expired'];

/**
 * What is to be paid: each booking its own bill (the fee is on tickets only, once a booking), tickets that
 * wait for a time at what was promised, and merchandise (decisions.md 4). What was given up costs nothing: a booking by itself, merchandise with its order.
 */
export function totalOf(
  { bookings, products, openTickets, charges: placed, giftCards }: Parts,
  status: OrderStatus,
): Total {
  const booked = bookings.filter((booking) => !gone.includes(booking.status));
  const visits: readonly Total[] = [...booked, ...openTickets];
  const isCancelled = status === 'cancelled';
  const pieces = isCancelled ? [] : products;
  const charges = isCancelled ? noCharges : placed;
  const fee = visits.reduce((sum, booking) => sum + booking.fee, 0);
  const subtotal =
    visits.reduce((sum, booking) => sum + booking.subtotal, 0) +
    pieces.reduce((sum, { quantity, price }) => sum + quantity * price, 0) +
    giftCardTotal(giftCards, status);
  const voucher = visits.reduce((sum, booking) => sum + (booking.voucher ?? 0), charges.voucher ?? 0);
  const tax = visits.reduce((sum, booking) => sum + (booking.tax ?? 0), charges.tax);
  const total = subtotal - voucher - charges.discount + fee + charges.shipping + tax;
  return { subtotal, fee, total, ...positive({ ...charges, tax }), ...(voucher > 0 && { voucher }) };
}

const positive = (charges: OrderCharges): Partial<OrderCharges> =>
  Object.fromEntries(Object.entries(charges).filter(([, cents]) => cents > 0));

/** What the merchandise of an order comes to after its discount, without shipping and tax. */
export const goodsOf = (products: Parts['products'], { discount }: OrderCharges): Cents =>
  products.reduce((sum, { quantity, price }) => sum + quantity * price, 0) - discount;
