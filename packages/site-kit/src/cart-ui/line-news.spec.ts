import { describe, expect, it } from '@jest/globals';
import type { BookingView, ExperienceView, ProductView, SlotView } from '@northlight/contracts';
import { type CartLine, withPatch } from '@northlight/site-kit';
import { dayOf, type Known, newsOf } from './line-news.ts';

const glasses: CartLine = {
  ...{ lineId: 'glasses', id: 9, type: 'product', name: 'Glasses', price: 6, quantity: 2, imageUrl: '/g.jpg' },
};
const print: CartLine = { ...glasses, lineId: 'print', id: 4, name: 'Print', price: 28, variant: '8×10″' };
const ride: CartLine = {
  ...{ lineId: 'ride', id: 1, type: 'experience', name: 'Ride', price: 34, quantity: 2, imageUrl: '/r.jpg' },
  dateTime: 'November 28, 2026 at 2:30 PM',
  visit: { venueId: 1, date: '2026-11-28', time: '14:30' },
};
const booked: CartLine = {
  ...{ ...ride, lineId: 'booked', quantity: 1, price: 72.08 },
  booked: { bookingId: 'b', reference: 'NL-8K4M2QXD', tickets: 2, manageToken: 't' },
};

const nothing: Known = { products: undefined, experiences: undefined, bookings: new Map(), slots: new Map() };
const shop = (...products: Partial<ProductView>[]): Known => ({ ...nothing, products: products as ProductView[] });
const offered = (price = 34): Known => ({ ...nothing, experiences: [{ id: 1, price }] as ExperienceView[] });
const board = (slot: Partial<SlotView>): Known => {
  const slots = [{ id: 's', time: '14:30', capacity: 20, bookedCount: 0, bookable: true, ...slot }];
  return { ...offered(), slots: new Map([[dayOf(ride) ?? '', slots]]) };
};
const standing = (booking: Partial<BookingView> | null): Known => {
  const whole = { status: 'pending', date: '2026-11-28', time: '14:30', numberOfTickets: 2, totalPrice: 72.08 };
  return { ...nothing, bookings: new Map([['b', booking && ({ ...whole, ...booking } as BookingView)]]) };
};
const news = (line: CartLine, known: Known) => newsOf([line], known).get(line.lineId);
const settled = (line: CartLine, known: Known) =>
  withPatch([line], line.lineId, news(line, known)?.fix?.patch ?? {})[0];

describe('a thing in the cart', () => {
  it('is as it was while nothing else is known', () => {
    expect(news(glasses, nothing)).toBeUndefined();
    expect(news(glasses, shop({ id: 9, price: 6, inventory: 2, category: 'Accessories' }))).toBeUndefined();
  });

  it('is gone when the shop has it no more', () => {
    expect(news(glasses, shop())?.text).toBe('This item is no longer in our shop. Please remove it.');
  });

  it('is sold out', () => {
    expect(news(glasses, shop({ id: 9, inventory: 0, category: 'Accessories' }))).toEqual({
      text: 'Sold out. Please remove it.',
    });
  });

  it('is to be had in a smaller number, with one press', () => {
    const one = shop({ id: 9, price: 6, inventory: 1, category: 'Accessories' });
    expect(news(glasses, one)).toMatchObject({ text: 'Only 1 left.', fix: { label: 'Set to 1' } });
    expect(settled(glasses, one)).toMatchObject({ quantity: 1 });
  });

  it('shares its stock with its other sizes, the lines above first', () => {
    const large = { ...print, lineId: 'large', variant: '18×24″' };
    const stock = (inventory: number) => newsOf([print, large], shop({ id: 4, price: 28, inventory, category: 'Art' }));
    expect([...stock(4)]).toEqual([]);
    expect(stock(3).get('large')?.text).toBe('Only 1 left.');
    expect(stock(2).get('large')?.text).toContain('already in your cart');
  });

  it('has a stock of its own size, whatever there is of others', () => {
    const large = { ...print, lineId: 'large', variant: '18×24″' };
    const variantStock = { '8×10″': 5, '12×16″': 9, '18×24″': 0 };
    const sizes = shop({ id: 4, price: 28, inventory: 14, variantStock, category: 'Art' });
    expect([...newsOf([print, large], sizes)]).toEqual([['large', { text: 'Sold out. Please remove it.' }]]);
  });

  it('costs what it costs now, once that is accepted', () => {
    const dearer = shop({ id: 9, price: 7, inventory: 5, category: 'Accessories' });
    expect(news(glasses, dearer)?.text).toBe('The price is now $7.00. It was $6.00.');
    expect(settled(glasses, dearer)).toMatchObject({ price: 7 });
  });

  it('needs a size that is offered', () => {
    const art = shop({ id: 4, price: 28, inventory: 5, category: 'Art' });
    expect(news({ ...print, variant: 'A4' }, art)?.text).toContain("This size isn't available");
  });
});

describe('a visit in the cart', () => {
  it('keeps its time while seats are left', () => {
    expect(news(ride, board({ bookedCount: 18 }))).toBeUndefined();
  });

  it.each([
    ['is sold out', { bookedCount: 20 }, '2:30 PM is sold out.'],
    ['has too few seats', { bookedCount: 19 }, '2:30 PM has only 1 seat left.'],
    ['has passed', { bookable: false }, '2:30 PM can no longer be booked.'],
    ['is not there any more', { time: '18:00' }, '2:30 PM is not offered on this date.'],
  ])('loses a time that %s, and keeps the day', (_, slot, text) => {
    expect(news(ride, board(slot))?.text).toBe(text);
    expect(settled(ride, board(slot))).toMatchObject({
      dateTime: 'Schedule later',
      visit: { venueId: 1, date: '2026-11-28' },
    });
  });

  it('is gone with its experience, and costs what that costs now', () => {
    expect(news(ride, { ...nothing, experiences: [] })?.text).toContain('no longer offered');
    expect(settled(ride, offered(36))).toMatchObject({ price: 36 });
  });
});

describe('booked seats in the cart', () => {
  it.each([
    ['nobody knows', null, "Couldn't find this booking. Please remove it."],
    ['are over', { status: 'checked_in' } as const, 'This visit is over. Please remove it.'],
  ])('that %s can only be removed', (_, booking, text) => {
    expect(news(booked, standing(booking))).toEqual({ text });
  });

  it.each([
    ['cancelled', 'This booking was canceled.'],
    ['expired', 'Your hold on these seats has expired, and they were released.'],
  ] as const)('that are %s can be booked again, as a new line', (status, text) => {
    const known = standing({ status, ticketPrice: 34 });
    expect(news(booked, known)?.text).toBe(text);
    const line = settled(booked, known);
    expect(line).toMatchObject({ price: 34, quantity: 2, visit: booked.visit });
    expect(line).not.toHaveProperty('booked');
    expect(line?.lineId).not.toBe('booked');
  });

  it('follow their booking when that was moved or has another number of tickets', () => {
    const known = standing({ time: '15:15', numberOfTickets: 3, totalPrice: 108.12 });
    expect(news(booked, known)?.text).toBe('Rescheduled to November 28, 2026 at 3:15 PM. Now 3 tickets for $108.12.');
    expect(settled(booked, known)).toMatchObject({
      ...{ price: 108.12, dateTime: 'November 28, 2026 at 3:15 PM' },
      booked: { tickets: 3, manageToken: 't', reference: 'NL-8K4M2QXD' },
    });
    expect(news(settled(booked, known) as CartLine, known)).toBeUndefined();
  });
});
