import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { orderPathOf, orderTokenIn } from './order-link.js';
import { PlaceOrderDto } from './place-order.dto.js';
import { variantsOf } from './product-variants.js';

const ann = { customerName: 'Ann Lee', customerEmail: 'ann@example.com' };
const id = '7d6f0a52-8f1e-4a4e-9d6b-2f3c4b5a6978';
const tee = { productId: 1, quantity: 2, variant: 'Small' };

const later = { venueId: 1, experienceId: 1, numberOfTickets: 2, ticketType: 'standard' };
const openTicketsWrong = 'Please choose a venue, an experience and 1 to 20 tickets for each visit without a time';

const complaints = (input: object): string[] =>
  validateSync(plainToInstance(PlaceOrderDto, { ...ann, ...input }), { stopAtFirstError: true }).flatMap(
    ({ constraints }) => Object.values(constraints ?? {}),
  );

describe('an order as it is sent', () => {
  it.each([
    ['bookings and merchandise', { bookings: [{ id, token: 'x'.repeat(43) }], products: [tee] }],
    ['only bookings', { bookings: [{ id }] }],
    ['only merchandise', { products: [tee, { productId: 7, quantity: 99 }] }],
    ['tickets whose time is chosen later', { openTickets: [later, { ...later, ticketType: 'group' }] }],
    ['a phone number and a price', { products: [tee], customerPhone: '+1 585 555 0100', totalPrice: 56 }],
  ])('may be of %s', (_, input) => {
    expect(complaints(input)).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['no piece', { products: [{ ...tee, quantity: 0 }] }, 'Please choose between 1 and 99 of each product'],
    ['100 pieces', { products: [{ ...tee, quantity: 100 }] }, 'Please choose between 1 and 99 of each product'],
    ['half a piece', { products: [{ ...tee, quantity: 0.5 }] }, 'Please choose between 1 and 99 of each product'],
    ['a nameless product', { products: [{ quantity: 1 }] }, 'Please list products by number'],
    ['nothing at all', { products: [null] }, 'Please list products by number'],
    ['one that is no list', { products: tee }, 'Please list products by number'],
    ['a number for a booking', { bookings: [7] }, 'Please list bookings by ID'],
    ['a token that is none', { bookings: [{ id, token: 7 }] }, 'Please list bookings by ID'],
    ['a booking twice', { bookings: [{ id }, { id: id.toUpperCase() }] }, 'Please list each booking only once'],
    ['51 products', { products: Array(51).fill(tee) }, 'Please order at most 50 different products at once'],
    ['21 bookings', { bookings: Array(21).fill({ id }) }, 'Please order at most 20 bookings at once'],
    ['21 tickets without a time', { openTickets: [{ ...later, numberOfTickets: 21 }] }, openTicketsWrong],
    ['tickets of no known type', { openTickets: [{ ...later, ticketType: 'free' }] }, openTicketsWrong],
    ['tickets for nowhere', { openTickets: [{ ...later, venueId: undefined }] }, openTicketsWrong],
    [
      '21 visits without a time',
      { openTickets: Array(21).fill(later) },
      'Please order at most 20 visits without a time at once',
    ],
    ['a bad e-mail', { customerEmail: 'ann@' }, 'Please enter a valid email'],
    ['a name of one letter', { customerName: 'A' }, 'Please enter your name'],
    ['a price in words', { totalPrice: 'ten' }, 'Please send the total price as a number'],
  ])('is refused with one clear message: %s', (...[, input, message]) => {
    expect(complaints(input)).toEqual([message]);
  });
});

describe('what comes in sizes', () => {
  it('is Apparel and Art', () => {
    expect(variantsOf('Apparel')).toEqual(['Small', 'Medium', 'Large', 'X-Large']);
    expect(variantsOf('Art')).toEqual(['8×10″', '12×16″', '18×24″']);
    expect([variantsOf('Accessories'), variantsOf('Collectibles')]).toEqual([[], []]);
  });
});

describe('the link to an order', () => {
  it('has what opens it behind the #', () => {
    const token = 'k'.repeat(43);
    expect(orderPathOf({ id, token })).toBe(`/order/${id}#${token}`);
    expect(orderTokenIn(`#${token}`)).toBe(token);
    expect(orderTokenIn('#short')).toBeUndefined();
  });
});
