import type { CartLine } from '@northlight/site-kit';

/** A visit in the cart whose seats are booked already. */
export const bookedLine: CartLine = {
  lineId: 'line-1',
  id: 3,
  type: 'experience',
  name: 'Jurassic Ride',
  price: 68,
  quantity: 1,
  imageUrl: '',
  dateTime: 'November 21, 2026 at 2:30 PM',
  booked: { bookingId: 'b1', reference: 'NL-7F3K2', tickets: 2, manageToken: 'example' },
};
