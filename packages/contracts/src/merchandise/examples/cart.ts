import { bookingId, reference, venueId, visitDate, visitTime } from '../../wire/example-values.js';
import type { CartView, KeepCartDto, MergeCartDto, SavedLine } from '../cart.dto.js';
import { product } from './products.js';

const visit: SavedLine = {
  lineId: 'experience-1-line',
  id: 1,
  type: 'experience',
  name: 'Jurassic Ride',
  price: 72.08,
  quantity: 1,
  imageUrl: '/media/art/experiences/jurassic-ride/main.jpg',
  dateTime: 'May 15, 2027 at 2:30 PM',
  visit: { venueId, date: visitDate, time: visitTime, ticketType: 'standard' },
  booked: { bookingId, reference, tickets: 2, fee: 4.08 },
};

const shirt: SavedLine = {
  lineId: 'product-1-line',
  id: product.id,
  type: 'product',
  name: product.name,
  price: product.price,
  quantity: 1,
  imageUrl: product.imageUrl,
  variant: 'Medium',
};

export const cart: CartView = { version: 6, lines: [visit, shirt] };

export const keepCart: KeepCartDto = { version: 6, lines: [visit, { ...shirt, quantity: 2 }] };

export const cartKept: CartView = { version: 7, lines: keepCart.lines };

export const mergeCart: MergeCartDto = { lines: [shirt] };
