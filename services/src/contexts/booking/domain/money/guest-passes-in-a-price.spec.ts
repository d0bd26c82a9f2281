import { describe, expect, it } from '@jest/globals';
import { statedPriceRules } from '@northlight/contracts';
import { fold } from '@northlight/event-store/decider';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { givenFor } from '../../../../platform/kernel/testing/given-for.js';
import { aBookingPlaced, aVisit, paidAtTheDesk } from '../../testing/builders.js';
import type { BookingEvent } from '../booking/booking.events.js';
import { booking } from '../booking/booking.js';
import { lastPostings } from './booking-journal.js';
import { billOf, priceOf, type TicketChoice } from './price.js';

const priced = (choice: Partial<TicketChoice>) =>
  priceOf({ tickets: 3, ticketType: 'standard', ticketPrice: 3400, guestPasses: 1, ...choice }, statedPriceRules);
const start = Date.parse(aBookingPlaced().visit.startsAt);
const early = new Date(start - 72 * 3_600_000);
const given = givenFor(booking);

describe('the price of a party with a guest pass', () => {
  it('leaves out the ticket of the guest, with its fee', () => {
    const price = priced({});
    expect(price).toMatchObject({ gross: 10_200, discount: 3400, subtotal: 6800, fee: 408, total: 7208 });
    expect(billOf({ ticketType: 'standard', tickets: 3, price })).toMatchObject({
      ...{ guestPasses: 1, guestPassDiscount: 34, discount: 34, subtotal: 68, totalPrice: 72.08 },
    });
  });

  it('takes the discount of members off what is paid, and counts the whole party of a group', () => {
    expect(priced({ ticketType: 'member', planPercent: 20 })).toMatchObject({ discount: 4760, subtotal: 5440 });
    expect(priced({ ticketType: 'group', tickets: 5 })).toMatchObject({ discount: 4760, subtotal: 12_240 });
  });

  it('is what a promo code takes its share of, in place of the discount of members', () => {
    const promoted = priced({ ticketType: 'member', promotion: { percent: 50 } });
    expect(promoted).toMatchObject({ discount: 6800, promo: 3400, subtotal: 3400 });
    expect(priced({ ticketType: 'member', promotion: { percent: 5 } })).toMatchObject({ discount: 4080 });
    expect(priced({ promotion: { cents: 99_999 } })).toMatchObject({ promo: 6800, total: 0 });
  });

  it('is what a gift card pays of', () => {
    expect(priced({ voucher: 100_000 })).toMatchObject({ voucher: 6800, total: 0, guestPassDiscount: 3400 });
  });

  it('has one that is paid, and no family pack', () => {
    expect(() => priced({ tickets: 2, guestPasses: 2 })).toThrow(new Refusal('GUEST_PASS_OWN_TICKET'));
    expect(() => priced({ tickets: 4, ticketType: 'family' })).toThrow(new Refusal('GUEST_PASS_FAMILY_PACK'));
  });
});

describe('a booking with a guest pass', () => {
  const sold = aBookingPlaced({ price: priced({}), tickets: 3, userId: 7 });
  const changed = (tickets: number, guestPasses: number, refund: number): BookingEvent => ({
    ...{ type: 'PartyChanged', tickets, price: priced({ tickets, guestPasses }), refund },
  });

  it('gives money back before it gives a pass back, and its last ticket is paid', () => {
    const change = (tickets: number) => ({ type: 'ChangeParty', tickets, at: early }) as const;
    given(sold, paidAtTheDesk)
      .when(change(2))
      .then(changed(2, 1, 3604));
    given(sold, paidAtTheDesk)
      .when(change(1))
      .then(changed(1, 0, 3604));
    given(sold, paidAtTheDesk, changed(1, 0, 3604))
      .when(change(4))
      .then(changed(4, 0, 0));
  });

  it('keeps it when it moves', () => {
    const to = aVisit({ date: '2026-12-05' });
    const moved: BookingEvent = { type: 'BookingMoved', from: sold.visit, to, refundUntil: '' };
    expect(fold(booking, [sold, paidAtTheDesk, moved]).price).toEqual(sold.price);
  });

  it('does not stand again after it lapsed, since its pass went back', () => {
    given(sold, { type: 'HoldExpired' }).when({ type: 'RestoreHold' }).thenRefuses('BOOKING_NOT_LIVE');
  });

  it('moves in the journal what is paid, and nothing for the guest', () => {
    expect(lastPostings([sold])).toEqual([]);
    const paid: BookingEvent = { ...paidAtTheDesk, taken: { paidWith: 'cash', amount: 7208 } };
    expect(lastPostings([sold, paid])).toEqual([
      { account: 'cash', amount: 7208 },
      { account: 'deferred', amount: -7208 },
    ]);
  });
});
