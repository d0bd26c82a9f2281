import { describe, expect, it } from '@jest/globals';
import { statedPriceRules } from '@northlight/contracts';
import { fold } from '@northlight/event-store/decider';
import { dollarsOf } from '../../../../platform/kernel/money.js';
import { givenFor } from '../../../../platform/kernel/testing/given-for.js';
import { aBookingPlaced, paidAtTheDesk } from '../../testing/builders.js';
import { priceOf } from '../money/price.js';
import { booking } from './booking.js';
import { optionsOf } from './booking-options.js';

const given = givenFor(booking);
const voucher = { ledger: -3, id: '00000000-0000-4000-8000-00000000000a' };

const tickets = (count: number, left: number) =>
  priceOf({ ticketType: 'standard', tickets: count, ticketPrice: 3_400, voucher: left }, statedPriceRules);

/** Two tickets for $68, of which the voucher pays $50. */
const placed = aBookingPlaced({ price: tickets(2, 5_000), voucher });
const start = Date.parse(placed.visit.startsAt);
const before = (hours: number, seconds = 0) => new Date(start - hours * 3_600_000 - seconds * 1000);

const cancel = (at: Date) => ({ type: 'CancelBooking', by: 'customer', reason: 'weather', at }) as const;
const cancelled = { type: 'BookingCancelled', by: 'customer', reason: 'weather' } as const;
const changeTo = (count: number, at: Date) => ({ type: 'ChangeParty', tickets: count, at }) as const;

describe('a price of which a gift voucher pays a part', () => {
  it.each([
    { story: 'the fee is of what is left', type: 'standard', count: 2, left: 5_000, paid: [68, 50, 1.08, 19.08] },
    { story: 'after the discount', type: 'group', count: 5, left: 5_000, paid: [153, 50, 6.18, 109.18] },
    { story: 'of a family pack', type: 'family', count: 4, left: 11_100, paid: [112, 111, 0.06, 1.06] },
    { story: 'never below nothing', type: 'standard', count: 1, left: 5_000, paid: [34, 34, 0, 0] },
    { story: 'half a cent is rounded up', type: 'standard', count: 1, left: 3_375, paid: [34, 33.75, 0.02, 0.27] },
  ] as const)('adds up to the cent: $story', ({ type, count, left, paid }) => {
    const price = priceOf({ ticketType: type, tickets: count, ticketPrice: 3_400, voucher: left }, statedPriceRules);
    expect([price.subtotal, price.voucher ?? 0, price.fee, price.total].map(dollarsOf)).toEqual(paid);
    expect(price.total).toBe(price.subtotal - (price.voucher ?? 0) + price.fee);
  });

  it('is the same as ever where none does', () => {
    expect(tickets(2, 0)).toEqual(aBookingPlaced().price);
    const free = { ticketType: 'standard', tickets: 1, ticketPrice: 0, voucher: 500 } as const;
    expect(priceOf(free, statedPriceRules)).not.toHaveProperty('voucher');
  });
});

describe('a booking of which a gift voucher paid a part', () => {
  it('gives each its part back until 48 hours before the start, and nothing after that', () => {
    given(placed, paidAtTheDesk)
      .when(cancel(before(48)))
      .then({ ...cancelled, refund: 1_908, voucherBack: 5_000 });
    given(placed, paidAtTheDesk)
      .when(cancel(before(48, -1)))
      .then({ ...cancelled, refund: 0 });
  });

  it('says so before it is cancelled', () => {
    const state = fold(booking, [placed, paidAtTheDesk]);
    expect(optionsOf(state, before(48))).toMatchObject({ refundNow: 19.08, voucherNow: 50 });
    expect(optionsOf(state, before(48), true)).toMatchObject({ refundNow: 69.08 });
    expect(optionsOf(state, before(48), true)).not.toHaveProperty('voucherNow');
    expect(optionsOf(state, before(48, -1))).toMatchObject({ refundNow: 0 });
    expect(optionsOf(state, before(48, -1))).not.toHaveProperty('voucherNow');
  });

  it('keeps the part when more come: the rest is paid', () => {
    given(placed, paidAtTheDesk)
      .when(changeTo(3, before(72)))
      .then({ type: 'PartyChanged', tickets: 3, price: tickets(3, 5_000), refund: 0 });
  });

  it('gives back what is paid first and then what the voucher paid when fewer come', () => {
    given(placed, paidAtTheDesk)
      .when(changeTo(1, before(72)))
      .then({ type: 'PartyChanged', tickets: 1, price: tickets(1, 5_000), refund: 1_908, voucherBack: 1_600 });
    given(placed, paidAtTheDesk)
      .when(changeTo(1, before(47)))
      .then({ type: 'PartyChanged', tickets: 1, price: tickets(1, 5_000), refund: 0 });
  });

  it('then has no more than that to give back', () => {
    const fewer = {
      type: 'PartyChanged',
      tickets: 1,
      price: tickets(1, 5_000),
      refund: 1_908,
      voucherBack: 1_600,
    } as const;
    given(placed, paidAtTheDesk, fewer)
      .when(cancel(before(72)))
      .then({ ...cancelled, refund: 0, voucherBack: 3_400 });
  });

  it('owes to its customer what a voucher paid that takes nothing back any more', () => {
    given(placed)
      .when({ ...cancel(before(72)), isVoucherGone: true })
      .then({ ...cancelled, refund: 5_000 });
    given(placed)
      .when({ ...cancel(before(47)), isVoucherGone: true })
      .then({ ...cancelled, refund: 0 });
    given(placed)
      .when({ ...changeTo(1, before(72)), isVoucherGone: true })
      .then({ type: 'PartyChanged', tickets: 1, price: tickets(1, 5_000), refund: 1_600 });
  });

  it('gives nothing back that a voucher did not take back when it lapsed, once, and only then', () => {
    const drop = { type: 'DropVoucherBack', cents: 5_000 } as const;
    given(placed, { type: 'HoldExpired', voucher }).when(drop).then({ type: 'VoucherBackDropped', amount: 5_000 });
    given(placed, { type: 'HoldExpired', voucher }, { type: 'VoucherBackDropped', amount: 5_000 })
      .when(drop)
      .thenNothing();
    given(placed).when(drop).thenNothing();
    given(placed, { ...cancelled, refund: 0, voucherBack: 5_000 })
      .when(drop)
      .thenNothing();
  });

  it('tells whose voucher it was when it lapses', () => {
    const held = { ...placed, holdUntil: before(72).toISOString() };
    given(held)
      .when({ type: 'ExpireHold', at: before(72) })
      .then({ type: 'HoldExpired', voucher });
  });
});
