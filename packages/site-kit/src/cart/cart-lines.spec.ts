import { describe, expect, it } from '@jest/globals';
import {
  bookingFee,
  type CartItem,
  type CartLine,
  totalItems,
  totalPrice,
  visitText,
  withItem,
  withoutLine,
  withPatch,
  withQuantity,
} from './cart-lines.ts';
import { asCartLine } from './saved-line.ts';

const ride: CartItem = { id: 3, type: 'experience', name: 'Ride', price: 34, quantity: 2, imageUrl: '/ride.jpg' };
const mug: CartItem = { id: 3, type: 'product', name: 'Mug', price: 14.1, quantity: 1, imageUrl: '/mug.jpg' };
const visit: CartItem = { ...ride, dateTime: 'November 28, 2026 at 2:30 PM' };
const booked: CartItem = { ...visit, quantity: 1, booked: { bookingId: 'b', reference: 'NL-8K4M2QXD', tickets: 4 } };

const cartOf = (...items: CartItem[]): readonly CartLine[] =>
  items.reduce<readonly CartLine[]>((lines, item, at) => withItem(lines, item, `line-${at}`), []);

describe('a cart that gets an item', () => {
  it('joins what has the same id, type and variant', () => {
    expect(cartOf(ride, ride)).toMatchObject([{ lineId: 'line-0', quantity: 4 }]);
  });

  it('keeps a visit with a time as its own line, also beside its equal', () => {
    expect(cartOf(visit, visit, ride)).toHaveLength(3);
  });

  it('never joins an experience and a product that share an id', () => {
    expect(cartOf(ride, mug)).toHaveLength(2);
  });

  it('keeps variants apart', () => {
    expect(cartOf({ ...mug, variant: 'S' }, { ...mug, variant: 'M' }, { ...mug, variant: 'S' })).toMatchObject([
      { variant: 'S', quantity: 2 },
      { variant: 'M', quantity: 1 },
    ]);
  });

  it('leaves booked seats alone', () => {
    const { dateTime: _, ...untimed } = booked;
    expect(cartOf(untimed, untimed)).toHaveLength(2);
  });
});

describe('a line in the panel', () => {
  it('is removed alone, also where another has the same id', () => {
    expect(withoutLine(cartOf(ride, mug), 'line-0')).toMatchObject([{ name: 'Mug' }]);
  });

  it.each([
    [3, 3],
    [0, 1],
    [-2, 1],
    [Number.NaN, 1],
    [2.9, 2],
    [100, 99],
  ])('asked for quantity %d has %d', (wanted, quantity) => {
    expect(withQuantity(cartOf(mug), 'line-0', wanted)).toMatchObject([{ quantity }]);
  });

  it('has as many tickets as a booking may have', () => {
    expect(withQuantity(cartOf(ride), 'line-0', 21)).toMatchObject([{ quantity: 20 }]);
    expect(cartOf({ ...ride, quantity: 15 }, { ...ride, quantity: 15 })).toMatchObject([{ quantity: 20 }]);
  });

  it('with booked seats stays one unit', () => {
    expect(withQuantity(cartOf(booked), 'line-0', 5)).toMatchObject([{ quantity: 1 }]);
  });
});

describe('a line that changes', () => {
  const when = { venueId: 1, date: '2026-11-28', time: '14:30' };

  it('changes in the parts that are named', () => {
    const [line] = withPatch(cartOf(ride), 'line-0', { visit: when, dateTime: visitText(when) });
    expect(line).toMatchObject({ price: 34, quantity: 2, visit: when, dateTime: 'November 28, 2026 at 2:30 PM' });
  });

  it('loses what is taken away, and leaves the others alone', () => {
    const [line, other] = withPatch(cartOf(booked, mug), 'line-0', { booked: undefined, dateTime: 'Schedule later' });
    expect(line).not.toHaveProperty('booked');
    expect(other).toMatchObject({ name: 'Mug' });
  });
});

describe('the sums of a cart', () => {
  it('count items, not lines', () => {
    expect(totalItems(cartOf(ride, mug))).toBe(3);
  });

  it('add up to the cent', () => {
    expect(totalPrice(cartOf({ ...mug, quantity: 3 }, { ...ride, price: 0.1, quantity: 2 }))).toBe(42.5);
  });

  it('take the 6% of tickets only, half up, and not twice for booked ones', () => {
    expect(bookingFee(cartOf({ ...ride, price: 34.25, quantity: 1 }, mug, booked), 6)).toBe(2.06);
  });

  it('round the fee for each booking, as the server does', () => {
    const single = { ...visit, price: 34.25, quantity: 1 };
    expect(bookingFee(cartOf(single, single), 6)).toBe(4.12);
  });
});

describe('a saved line', () => {
  const [line] = cartOf(ride);
  const read = (value: unknown) => asCartLine(value, () => 'fresh');

  it('is taken as it was', () => {
    expect(read(line)).toEqual(line);
  });

  it('of the version that had no names for lines gets one', () => {
    expect(read(ride)).toEqual({ ...ride, lineId: 'fresh' });
  });

  it('of booked seats is one unit, whatever was written', () => {
    expect(read({ ...booked, lineId: 'a', quantity: 7 })).toMatchObject({ quantity: 1 });
  });

  it.each([
    ['text', 'tomorrow'],
    ['a time that is none', { time: 'half past two' }],
    ['a venue that is text', { venueId: '1' }],
    ['an unknown ticket type', { ticketType: 'press' }],
  ])('loses a visit that is none, and stays: %s', (_, visit) => {
    expect(read({ ...line, visit })).toEqual(line);
  });

  it.each([
    ['a line without a name', { ...line, name: undefined }],
    ['a price that is text', { ...line, price: '34' }],
    ['a price below nothing', { ...line, price: -34 }],
    ['no quantity', { ...line, quantity: 0 }],
    ['an unknown type', { ...line, type: 'membership' }],
    ['a time that is a number', { ...line, dateTime: 1430 }],
    ['half a booking', { ...line, booked: null }],
    ['a booking without its name', { ...line, booked: { tickets: 2 } }],
    ['nothing', null],
  ])('is refused when it is %s', (_, foreign) => {
    expect(read(foreign)).toBeUndefined();
  });
});
