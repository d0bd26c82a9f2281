import { describe, expect, it } from '@jest/globals';
import type { OrderBookingView, OrderView } from '@northlight/contracts';
import type { AccountEvent } from '../../domain/account.events.js';
import { receiptOf } from './receipt.js';

const house = { name: 'Northlight', address: null, email: 'help@example.com' };
const aBooking: OrderBookingView = {
  ...{
    id: 'b',
    reference: 'NL-8K4M2QXD',
    status: 'confirmed',
    experienceName: 'Jurassic Ride',
    experienceSlug: 'ride',
  },
  ...{ imageUrl: '', venueName: 'Rochester Flagship', date: '2026-11-28', time: '14:30', timezone: 'America/New_York' },
  ...{ numberOfTickets: 4, subtotal: 136, voucher: 20, bookingFee: 6.96, totalPrice: 122.96, manageToken: null },
};
const aShirt = { productId: 1, name: 'T-Shirt', variant: 'Large', quantity: 2, price: 25, total: 50, imageUrl: '' };
const anOrder = (more: Partial<OrderView> = {}): OrderView => ({
  ...{ id: 'o', reference: 'NO-7Q2K9DXB', status: 'reserved', createdAt: '2026-11-20T15:00:00.000Z', openTickets: [] },
  ...{ bookings: [aBooking], products: [aShirt], subtotal: 186, bookingFee: 6.96, totalPrice: 0, canCancel: true },
  ...{ customerName: 'Ann Lee', customerEmail: 'ann@example.com', customerPhone: null, collectAt: null },
  ...{ collectBy: null, collectedAt: null, cancelledAt: null },
  ...more,
});
const lines = [
  { kind: 'goods', amount: 45_00 },
  { kind: 'shipping', amount: 5_95 },
  { kind: 'tax', amount: 3_60 },
  { kind: 'booking', bookingId: 'b', venueId: 1, amount: 122_96 },
] as const;
const started = (payment = 'p'): AccountEvent => ({
  ...{ type: 'PaymentStarted', payment, lines, amount: 177_51, until: '2026-11-20T15:30:00.000Z' },
});
const captured = (payment = 'p'): AccountEvent => ({ type: 'PaymentCaptured', payment, chargeId: 'ch' });
const refund = (refundId: string, amount: number): AccountEvent => ({
  ...{ type: 'CardRefundStarted', refundId, payment: 'p', amount, purpose: { kind: 'goods' } },
});
/** One event a minute. */
const after = (...events: readonly AccountEvent[]) =>
  events.map((event, nth) => ({ event, at: new Date(Date.UTC(2026, 10, 20, 15, nth)) }));
const receipt = (order: OrderView, ...events: readonly AccountEvent[]) =>
  receiptOf(order, { moments: after(...events) }, house);
const sumOf = (amounts: readonly { readonly amount: number }[]) =>
  amounts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);

describe('the receipt of an order', () => {
  it('tells voucher, discount, fee, shipping and tax, and adds up to the payment', () => {
    const { lines: sold = [], charges = [], total } = receipt(anOrder(), started(), captured()) ?? {};
    expect(sold.map(({ name, amount }) => [name, amount])).toEqual([
      ['Jurassic Ride, 4 tickets', 136],
      ['2 × T-Shirt (Large)', 50],
    ]);
    expect(charges.map(({ name, amount }) => [name, amount])).toEqual([
      ...[
        ['Subtotal', 186],
        ['Gift voucher', -20],
        ['Discount', -5],
        ['Booking fee', 6.96],
      ],
      ...[
        ['Shipping', 5.95],
        ['Tax', 3.6],
      ],
    ]);
    expect(sumOf(sold) + sumOf(charges.slice(1))).toBe(177_51);
    expect(total).toBe(177.51);
  });

  it('names the guest who came in with a guest pass, for $0, and adds up', () => {
    const order = anOrder({ bookings: [{ ...aBooking, numberOfTickets: 5, guestPasses: 1 }] });
    const { lines: sold = [] } = receipt(order, started(), captured()) ?? {};
    expect(sold.map(({ name, amount }) => [name, amount])).toEqual([
      ['Jurassic Ride, 4 tickets', 136],
      ['Jurassic Ride, 1 guest with a guest pass', 0],
      ['2 × T-Shirt (Large)', 50],
    ]);
  });

  it('leaves only the sum of a visit whose party was changed since, and still adds up', () => {
    const changed = { ...aBooking, numberOfTickets: 3, subtotal: 102, bookingFee: 4.92, totalPrice: 86.92 };
    const { lines: sold = [], charges = [] } = receipt(anOrder({ bookings: [changed] }), started(), captured()) ?? {};
    expect(sold[0]).toMatchObject({ name: 'Jurassic Ride', amount: 122.96 });
    expect(sold[0]?.detail).toContain('booking fee included');
    expect(sumOf(sold) + sumOf(charges.slice(1))).toBe(177_51);
  });

  it('tells what went back, what is on its way, and not what the card did not take', () => {
    const events = [started(), captured(), refund('r1', 10_00), refund('r2', 5_00), refund('r3', 45_00)];
    const settled = { type: 'CardRefundSettled', refundId: 'r1', gatewayRefundId: 're' } as const;
    const failed = { type: 'CardRefundFailed', refundId: 'r3', why: 'expired_card' } as const;
    const { movements, balance } = receipt(anOrder(), ...events, settled, failed) ?? {};
    expect(movements?.map(({ name, amount }) => [name, amount])).toEqual([
      ['Paid online by card', 177.51],
      ['On its way back to your card', -5],
      ['Refunded to your card', -10],
    ]);
    expect(balance).toBe(162.51);
  });

  it('tells what a bank took back, until the house has won it again', () => {
    const disputed = { type: 'Disputed', disputeId: 'd', payment: 'p', amount: 177_51, reason: 'fraudulent' } as const;
    expect(receipt(anOrder(), started(), captured(), disputed)?.balance).toBe(0);
    const won = { type: 'DisputeClosed', disputeId: 'd', outcome: 'won' } as const;
    expect(receipt(anOrder(), started(), captured(), disputed, won)?.balance).toBe(177.51);
  });

  it('is none before something is paid', () => {
    expect(receipt(anOrder())).toBeUndefined();
    expect(receipt(anOrder(), started())).toBeUndefined();
  });
});
