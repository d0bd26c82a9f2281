import { describe, expect, it } from '@jest/globals';
import type { BookingStatus } from '@northlight/contracts';
import { mustBePayableAtVenue, strictestOf } from '../../../platform/booking-policy/payment-means.js';
import { cancels, collects, goodsOf, mustBeAhead, noCharges, releases, totalOf } from './order.js';

const refusal = (code: string) => expect.objectContaining({ code });
const now = new Date('2026-11-20T15:00:00Z');
const later = new Date('2026-11-28T19:30:00Z');

describe('an order', () => {
  it('is cancelled once, and not after it was collected', () => {
    expect([cancels('reserved'), cancels('cancelled')]).toEqual([true, false]);
    expect(() => cancels('collected')).toThrow(refusal('ORDER_COLLECTED'));
  });

  it('is collected once, and not after it was cancelled', () => {
    expect([collects('reserved', 1), collects('collected', 1)]).toEqual([true, false]);
    expect(() => collects('cancelled', 1)).toThrow(refusal('ORDER_CANCELLED'));
  });

  it('is not handed over while it awaits its payment, and may be given up', () => {
    expect(() => collects('awaiting_payment', 1)).toThrow(refusal('ORDER_AWAITS_PAYMENT'));
    expect(cancels('awaiting_payment')).toBe(true);
  });

  it('waits for its payment once', () => {
    expect([releases('awaiting_payment'), releases('reserved'), releases('collected')]).toEqual([true, false, false]);
    expect(() => releases('cancelled')).toThrow(refusal('ORDER_CANCELLED'));
  });

  it('is paid online where it costs more than the house lets anybody pay at the venue', () => {
    const atVenue =
      (total: number, isOnline = true) =>
      () =>
        mustBePayableAtVenue(total, { isOnline, venueMost: 10_000 });
    expect(atVenue(10_000)).not.toThrow();
    expect(atVenue(10_001)).toThrow(refusal('ORDER_PAYS_ONLINE'));
    expect(atVenue(10_001, false)).not.toThrow();
  });

  it('goes by the rule of its venue, and of several by the strictest', () => {
    const [albany, boston] = [
      { name: 'Albany', payAtVenueUpTo: 0 },
      { name: 'Boston', payAtVenueUpTo: 20_000 },
    ];
    const usual = { name: 'Rochester', payAtVenueUpTo: null };
    expect(strictestOf([], 10_000)).toEqual({ venueMost: 10_000 });
    expect(strictestOf([usual], 10_000)).toEqual({ venueMost: 10_000 });
    expect(strictestOf([boston], 10_000)).toEqual({ venueMost: 20_000, venue: 'Boston' });
    expect(strictestOf([boston, usual], 10_000)).toEqual({ venueMost: 10_000 });
    expect(strictestOf([usual, boston, albany], 10_000)).toEqual({ venueMost: 0, venue: 'Albany' });
    const refused = (venueMost: number, venue?: string) => () =>
      mustBePayableAtVenue(20_001, { isOnline: true, venueMost, venue });
    expect(refused(0, 'Albany')).toThrow('Orders for Albany are paid online. Please choose to pay now.');
    expect(refused(20_000, 'Boston')).toThrow('Orders over $200.00 for Boston are paid online.');
    expect(refused(20_000)).toThrow('Orders over $200.00 are paid online.');
  });

  it('of tickets alone has nothing to collect', () => {
    expect(() => collects('reserved', 0)).toThrow(refusal('NOTHING_TO_COLLECT'));
  });
});

describe('a booking that is put into an order', () => {
  it('is one whose visit is ahead, confirmed or not', () => {
    for (const status of ['pending', 'confirmed'] as const)
      expect(() => mustBeAhead({ status, startsAt: later }, now)).not.toThrow();
  });

  it.each<[BookingStatus, string]>([
    ['cancelled', 'BOOKING_CANCELLED'],
    ['expired', 'HOLD_LAPSED'],
    ['checked_in', 'BOOKING_NOT_LIVE'],
    ['completed', 'BOOKING_NOT_LIVE'],
    ['no_show', 'BOOKING_NOT_LIVE'],
  ])('is not one that is %s', (status, code) => {
    expect(() => mustBeAhead({ status, startsAt: later }, now)).toThrow(refusal(code));
  });

  it('is not one whose visit has begun', () => {
    expect(() => mustBeAhead({ status: 'confirmed', startsAt: now }, now)).toThrow(refusal('BOOKING_NOT_LIVE'));
  });
});

describe('what is to be paid', () => {
  const visit = (status: BookingStatus) => ({ status, subtotal: 15_300, fee: 918, total: 16_218 });
  const shirts = { quantity: 2, price: 2800 };

  it('is tickets with their fee, and merchandise without one, to the cent', () => {
    expect(
      totalOf({ charges: noCharges, bookings: [visit('confirmed')], products: [shirts], openTickets: [] }, 'reserved'),
    ).toEqual({
      subtotal: 20_900,
      fee: 918,
      total: 21_818,
    });
  });

  it('is what was promised of tickets that wait for a time, too', () => {
    const openTickets = [{ subtotal: 6_800, fee: 408, total: 7_208 }];
    expect(totalOf({ charges: noCharges, bookings: [], products: [shirts], openTickets }, 'cancelled').total).toBe(
      7_208,
    );
  });

  it('leaves out visits that were given up', () => {
    const bookings = [visit('confirmed'), visit('cancelled'), visit('expired')];
    expect(totalOf({ charges: noCharges, bookings, products: [], openTickets: [] }, 'reserved').total).toBe(16_218);
  });

  it('is less by what gift vouchers paid of its visits', () => {
    const paid = { ...visit('confirmed'), voucher: 5_000, fee: 618, total: 10_918 };
    expect(totalOf({ charges: noCharges, bookings: [paid], products: [shirts], openTickets: [] }, 'reserved')).toEqual({
      ...{ subtotal: 20_900, voucher: 5_000, fee: 618, total: 16_518 },
    });
  });

  it('is more by shipping and tax, and less by a discount, which go with the merchandise', () => {
    const order = { bookings: [visit('confirmed')], products: [shirts], openTickets: [] };
    const charges = { shipping: 595, tax: 403, discount: 560 };
    expect(totalOf({ ...order, charges }, 'reserved')).toEqual({
      ...{ subtotal: 20_900, fee: 918, shipping: 595, tax: 403, discount: 560, total: 22_256 },
    });
    expect(totalOf({ ...order, charges }, 'cancelled').total).toBe(16_218);
    expect(goodsOf([shirts], charges)).toBe(5_040);
  });

  it('leaves out merchandise that was given up, and keeps the visits', () => {
    expect(
      totalOf({ charges: noCharges, bookings: [visit('confirmed')], products: [shirts], openTickets: [] }, 'cancelled')
        .total,
    ).toBe(16_218);
  });
});
