import { describe, expect, it } from '@jest/globals';
import { statedPriceRules } from '@northlight/contracts';
import { fold } from '@northlight/event-store/decider';
import { givenFor } from '../../../../platform/kernel/testing/given-for.js';
import { aBookingPlaced, paidAtTheDesk } from '../../testing/builders.js';
import { priceOf, type Terms } from '../money/price.js';
import { booking } from './booking.js';
import type { BookingCommand } from './booking-types.js';

const given = givenFor(booking);
const start = Date.parse(aBookingPlaced().visit.startsAt);

/** So many hours and seconds before the start. */
const before = (hours: number, seconds = 0) => new Date(start - hours * 3_600_000 - seconds * 1000);

describe('changing the party', () => {
  const priced = (tickets: number) => priceOf({ tickets, ticketType: 'standard', ticketPrice: 3400 }, statedPriceRules);
  const sold = aBookingPlaced({ price: priced(3), tickets: 3 });
  const change = (tickets: number, at: Date): BookingCommand => ({ type: 'ChangeParty', tickets, at });
  const changed = (tickets: number, refund: number) =>
    ({ type: 'PartyChanged', tickets, price: priced(tickets), refund }) as const;

  it('costs what the tickets cost when it was placed', () => {
    given(sold, paidAtTheDesk)
      .when(change(4, before(72)))
      .then(changed(4, 0));
  });

  it('gives the difference back until 48 hours before the start, that second included', () => {
    given(sold, paidAtTheDesk)
      .when(change(2, before(48)))
      .then(changed(2, priced(3).total - priced(2).total));
    given(sold, paidAtTheDesk)
      .when(change(2, before(48, -1)))
      .then(changed(2, 0));
  });

  it('is over when moving is', () => {
    given(sold, paidAtTheDesk)
      .when(change(2, before(24)))
      .then(changed(2, 0));
    given(sold, paidAtTheDesk)
      .when(change(2, before(24, -1)))
      .thenRefuses('BOOKING_LOCKED');
  });

  it('counts for what a cancellation gives back', () => {
    given(sold, paidAtTheDesk, changed(2, 3604))
      .when({ type: 'CancelBooking', by: 'customer', reason: 'a cold', at: before(72) })
      .then({ type: 'BookingCancelled', by: 'customer', reason: 'a cold', refund: priced(2).total });
  });

  it('costs what it did under the rules of that day, whatever the house charges meanwhile', () => {
    const rules = { ...statedPriceRules, feePercent: 9, groupPercent: 25 };
    const group = (tickets: number) => priceOf({ tickets, ticketType: 'group', ticketPrice: 3400 }, rules);
    given(aBookingPlaced({ price: group(6), tickets: 6, ticketType: 'group', rules }), paidAtTheDesk)
      .when(change(5, before(72)))
      .then({ type: 'PartyChanged', tickets: 5, price: group(5), refund: group(6).total - group(5).total });
    expect([group(5).subtotal, group(5).fee]).toEqual([12_750, 1148]);
  });

  it.each([
    ['at the percentage of the plan that it was sold under', 25],
    ['at 10% where it was sold without one, or before plans counted', undefined],
  ])('of members stays %s', (_, planPercent) => {
    const members = (tickets: number) =>
      priceOf({ tickets, ticketType: 'member', ticketPrice: 4200, planPercent }, statedPriceRules);
    given(aBookingPlaced({ price: members(3), tickets: 3, ticketType: 'member' }), paidAtTheDesk)
      .when(change(2, before(72)))
      .then({ type: 'PartyChanged', tickets: 2, price: members(2), refund: members(3).total - members(2).total });
    expect(members(3).total).toBe(planPercent ? 10_017 : 12_020);
  });

  it('that grows and is smaller again gets nothing back of what nobody paid', () => {
    given(sold, paidAtTheDesk, changed(5, 0))
      .when(change(3, before(72)))
      .then(changed(3, 0));
    given(sold, changed(5, 0))
      .when(change(1, before(72)))
      .then(changed(1, 0));
  });

  it('that grows again uses up what was to go back', () => {
    const less = (tickets: number) => priced(3).total - priced(tickets).total;
    given(sold, paidAtTheDesk, changed(1, less(1)), changed(3, 0))
      .when(change(2, before(72)))
      .then(changed(2, less(2)));
  });

  it('keeps a family pack at four', () => {
    given(aBookingPlaced({ ticketType: 'family', tickets: 4 }), paidAtTheDesk)
      .when(change(5, before(72)))
      .thenRefuses('FAMILY_PACK_IS_FOUR');
  });

  it('is not larger than it was where its tickets are dearer by now, and as large as before where they are not', () => {
    const requested = (tickets: number, now: Partial<Terms>): BookingCommand => ({
      ...{ type: 'ChangeParty', tickets, at: before(72) },
      today: { ticketPrice: 3_400, rules: statedPriceRules, ...now },
    });
    const feeOf = (feePercent: number) => ({ rules: { ...statedPriceRules, feePercent } });
    for (const dearer of [{ ticketPrice: 3_401 }, feeOf(7)])
      given(sold).when(requested(4, dearer)).thenRefuses('PRICES_CHANGED');
    for (const fair of [{}, { ticketPrice: 3_000 }, feeOf(5)]) given(sold).when(requested(4, fair)).then(changed(4, 0));
    given(sold, paidAtTheDesk)
      .when(requested(2, { ticketPrice: 9_900 }))
      .then(changed(2, priced(3).total - priced(2).total));
    const planned = priceOf(
      { ticketType: 'member', tickets: 2, ticketPrice: 3_400, planPercent: 25 },
      statedPriceRules,
    );
    const member = aBookingPlaced({ ticketType: 'member', tickets: 2, price: planned });
    given(member)
      .when(requested(3, { planPercent: 20 }))
      .thenRefuses('PRICES_CHANGED');
    given(member).when(requested(3, {})).thenRefuses('PRICES_CHANGED');
  });

  it('to the same size changes nothing', () => {
    given(sold, paidAtTheDesk)
      .when(change(3, before(1)))
      .thenNothing();
  });
});

describe('another party at the desk', () => {
  const priced = (tickets: number) => priceOf({ tickets, ticketType: 'standard', ticketPrice: 3400 }, statedPriceRules);
  const sold = aBookingPlaced({ price: priced(4), tickets: 4 });
  const change = (tickets: number, hours: number): BookingCommand => ({
    ...{ type: 'ChangeParty', tickets, at: before(hours), by: 'staff' },
  });
  const changed = (tickets: number, refund: number) =>
    ({ type: 'PartyChanged', tickets, price: priced(tickets), refund, by: 'staff' }) as const;
  const less = (from: number, to: number) => priced(from).total - priced(to).total;
  const letIn = { type: 'CheckedIn' } as const;

  it('is possible in the last minutes, and owes what is less where it was paid', () => {
    given(sold, paidAtTheDesk)
      .when(change(3, 0.1))
      .then(changed(3, less(4, 3)));
    given(sold).when(change(3, 0.1)).then(changed(3, 0));
    given(sold, paidAtTheDesk).when(change(6, 0.1)).then(changed(6, 0));
  });

  it('gives back what these tickets cost, and not what was kept before', () => {
    const late = { type: 'PartyChanged', tickets: 3, price: priced(3), refund: 0 } as const;
    given(sold, paidAtTheDesk, late)
      .when(change(2, 1))
      .then(changed(2, less(3, 2)));
  });

  it('may become smaller once it is in, and stays as large as that', () => {
    given(sold, { type: 'BookingConfirmed' }, letIn)
      .when(change(3, 0))
      .then(changed(3, less(4, 3)));
    given(sold, { type: 'BookingConfirmed' }, letIn).when(change(5, 0)).thenRefuses('PARTY_IS_IN');
    given(sold, { type: 'BookingConfirmed' }, letIn, { type: 'BookingCompleted' })
      .when(change(3, 0))
      .thenRefuses('BOOKING_NOT_LIVE');
  });

  it('keeps what was paid at the door where the check-in is taken back after it', () => {
    const events = [
      sold,
      { type: 'BookingConfirmed' },
      letIn,
      changed(3, less(4, 3)),
      { type: 'CheckInUndone' },
    ] as const;
    const { held, owed } = fold(booking, events).balance;
    expect([held, owed]).toEqual([priced(4).total, less(4, 3)]);
  });
});
