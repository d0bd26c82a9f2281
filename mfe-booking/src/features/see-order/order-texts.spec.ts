import { describe, expect, it } from '@jest/globals';
import { anOrder, anOrderedBooking, anOrderedProduct } from '../../testing/order-builders.ts';
import { headingOf, type Occasion, weekRows } from './order-texts.ts';

const atVenue: Occasion = { isNew: true, stage: 'settled', paidBy: 'venue', isLeaving: false };
const later: Occasion = { ...atVenue, isNew: false };

describe('what the page of an order is called', () => {
  it('celebrates what was just made, and says what that is', () => {
    const order = anOrder({ products: [anOrderedProduct({ quantity: 2 }), anOrderedProduct()] });
    expect(headingOf(order, atVenue)).toEqual({
      title: 'Reserved for you',
      lead: '1 visit and 3 items. Pay at the venue.',
    });
    expect(headingOf({ ...order, bookings: [] }, atVenue).lead).toBe('3 items. Pay at the venue.');
  });

  it('says how it is paid, once that is certain', () => {
    expect(headingOf(anOrder(), { ...atVenue, paidBy: 'online' }).lead).toBe('1 visit and 1 item. Paid online.');
    expect(headingOf(anOrder(), { ...atVenue, paidBy: undefined }).lead).toBe('1 visit and 1 item.');
  });

  it('is calm later, and true of what is over', () => {
    expect(headingOf(anOrder(), later).title).toBe('Your order');
    expect(headingOf(anOrder({ status: 'collected' }), later).lead).toBe('You’ve picked everything up. Thank you!');
    expect(headingOf(anOrder({ status: 'cancelled' }), atVenue).title).toBe('This order is canceled');
  });
});

describe('what the page of an order is called that is to be paid online', () => {
  const headOf = (more: Partial<Occasion>) => headingOf(anOrder({ status: 'awaiting_payment' }), { ...later, ...more });

  it('says that it is not paid, before and after its customer was at the gateway', () => {
    expect(headOf({ stage: 'unpaid', isLeaving: true }).title).toBe('One more step');
    expect(headOf({ stage: 'unpaid' }).title).toBe('Your order isn’t paid yet');
  });

  it('promises nothing while the answer is on its way, or not to be had', () => {
    expect(headOf({ stage: 'confirming' }).title).toBe('Your order');
    expect(headOf({ stage: 'unknown' }).lead).toBe('We can’t tell right now whether it’s paid.');
  });

  it('says of what nobody paid in time that nothing was charged, and of what was paid that it goes back', () => {
    const lapsed = anOrder({ status: 'cancelled', bookings: [anOrderedBooking({ status: 'expired' })] });
    expect(headingOf(lapsed, later).lead).toMatch(/^It wasn’t paid in time.*Nothing was charged\.$/);
    expect(headingOf(lapsed, { ...later, paidBy: 'online' }).lead).toBe('What you paid online goes back to your card.');
    const print = anOrder({ status: 'cancelled', bookings: [] });
    expect(headingOf(print, later).lead).toBe('Everything in it is back on sale. Nothing was charged.');
    expect(headingOf(anOrder({ status: 'cancelled' }), later).lead).toBe('Its items are back on sale.');
  });
});

describe('opening hours', () => {
  it('go from Monday on, with equal days together and closed ones said', () => {
    const day = { opens: '10:00', closes: '20:00' };
    expect(weekRows([null, day, day, day, day, day, null])).toEqual([
      ['Monday – Friday', '10:00 AM – 8:00 PM'],
      ['Saturday – Sunday', 'Closed'],
    ]);
  });
});
