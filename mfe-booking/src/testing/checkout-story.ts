import { beforeEach } from '@jest/globals';
import type { QuoteBookingDto } from '@northlight/contracts';
import { addToCart, type CartItem, cartStore, clearCart, closeCart } from '@northlight/site-kit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aManagedBooking, aPlacedBooking, aQuote } from './builders.ts';
import { openFront } from './open-front.tsx';
import { anOrder } from './order-builders.ts';
import { answer, TestApi } from './test-api.ts';

export const order = anOrder();
export const placed = aPlacedBooking({ date: '2099-11-28', time: '10:00', manageToken: 'm'.repeat(43) });
export const bookings = 'POST /api/bookings';
export const orders = 'POST /api/orders';
export const charges = 'POST /api/orders/charges';
export const standing = `GET /api/bookings/${placed.id}`;

const priced = ({ ticketType, numberOfTickets: n }: QuoteBookingDto) => {
  const [subtotal, bookingFee] = [34 * n, 2.04 * n];
  return aQuote({ ticketType, numberOfTickets: n, gross: subtotal, subtotal, bookingFee, totalPrice: 36.04 * n });
};

/** The checkout of a visitor, on an API where all goes well until a story says otherwise; anew for each story. */
export class CheckoutStory {
  api = new TestApi();

  constructor() {
    beforeEach(() => {
      clearCart();
      closeCart();
      this.api = new TestApi();
      this.api.on('POST /api/bookings/quote', ({ body }) => answer(priced(body as QuoteBookingDto)));
      this.api.on(charges, () => answer({ shippingPrice: 5.95, freeShippingOver: 50 }));
      this.api.on(bookings, () => answer(placed, 201));
      this.api.on(standing, () => answer(aManagedBooking({ date: placed.date, time: '10:00' })));
      this.api.on(orders, () => answer(order, 201));
      this.api.on(`GET /api/orders/${order.id}`, () => answer(order));
    });
  }

  readonly open = async (...items: CartItem[]) => {
    for (const item of items) addToCart(item);
    openFront('/checkout', this.api);
    await screen.findByRole('heading', { level: 1, name: 'Checkout' });
  };

  readonly reserve = () => userEvent.click(screen.getByRole('button', { name: 'Reserve now' }));
  readonly press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
  readonly arrived = () => screen.findByRole('heading', { level: 1, name: 'Reserved for you' });
  readonly bill = () => screen.getByRole('region', { name: 'Your order' }).textContent;
  readonly summary = () => screen.findByRole('group', { name: 'Please fix the following' });
  readonly lines = () => cartStore.getState().lines;
}
