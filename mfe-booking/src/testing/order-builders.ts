import type {
  OpenTicketView,
  OrderBookingView,
  OrderPaymentView,
  OrderPlacedView,
  OrderProductView,
  ProductView,
} from '@northlight/contracts';
import type { CartItem } from '@northlight/site-kit';

/** Things of the shop and of orders as the API answers them, with fixed defaults: say only what the story is about. */
export const aProduct = (more: Partial<ProductView> = {}): ProductView => ({
  id: 4,
  name: 'Prehistoric Dawn Print',
  slug: 'prehistoric-dawn-print',
  description: 'A print.',
  price: 28,
  imageUrl: '/media/art/products/prehistoric-dawn-print/main.jpg',
  category: 'Art',
  inventory: 3,
  createdAt: '2026-01-01T00:00:00Z',
  ...more,
});

export const anOrderedBooking = (more: Partial<OrderBookingView> = {}): OrderBookingView => ({
  id: '0c1d9d1e-6a5b-4a55-9d8a-0d4a4a8f6f10',
  reference: 'NL-8K4M2QXD',
  status: 'confirmed',
  experienceName: 'Jurassic Ride',
  experienceSlug: 'jurassic-ride',
  imageUrl: '/media/art/experiences/jurassic-ride/main.jpg',
  venueName: 'Rochester Flagship',
  date: '2026-11-28',
  time: '14:30',
  timezone: 'America/New_York',
  numberOfTickets: 2,
  subtotal: 68,
  bookingFee: 4.08,
  totalPrice: 72.08,
  manageToken: 'm'.repeat(43),
  ...more,
});

export const anOrderedProduct = (more: Partial<OrderProductView> = {}): OrderProductView => ({
  productId: 4,
  name: 'Prehistoric Dawn Print',
  variant: '8×10″',
  quantity: 1,
  price: 28,
  total: 28,
  imageUrl: '/media/art/products/prehistoric-dawn-print/main.jpg',
  ...more,
});

/** Two tickets for the ride whose time is chosen later. */
export const anOpenTicket = (more: Partial<OpenTicketView> = {}): OpenTicketView => ({
  id: '3d1f7a52-0b77-4d5e-9a5e-6f2f8f0c1a33',
  state: 'open',
  venueId: 1,
  venueName: 'Rochester Flagship',
  timezone: 'America/New_York',
  experienceId: 1,
  experienceName: 'Jurassic Ride',
  experienceSlug: 'jurassic-ride',
  imageUrl: '/media/art/experiences/jurassic-ride/main.jpg',
  numberOfTickets: 2,
  ticketType: 'standard',
  subtotal: 68,
  bookingFee: 4.08,
  totalPrice: 72.08,
  chooseBy: '2027-11-20',
  ...more,
});

const open = { opens: '10:00', closes: '20:00' };
const late = { opens: '10:00', closes: '22:00' };

/** Two seats and a print, reserved. */
export const anOrder = (more: Partial<OrderPlacedView> = {}): OrderPlacedView => ({
  id: '7a1f3c52-0b77-4d5e-9a5e-6f2f8f0c1a22',
  reference: 'NO-4T7W9KXB',
  status: 'reserved',
  createdAt: '2026-11-20T15:00:00.000Z',
  customerName: 'Ann Lee',
  customerEmail: 'ann@example.com',
  customerPhone: null,
  bookings: [anOrderedBooking()],
  products: [anOrderedProduct()],
  openTickets: [],
  subtotal: 96,
  bookingFee: 4.08,
  totalPrice: 100.08,
  collectBy: '2026-12-04T15:00:00.000Z',
  collectAt: {
    venueId: 1,
    name: 'Rochester Flagship',
    slug: 'rochester-flagship',
    address: '100 Demo Plaza, Rochester, NY 14604',
    timezone: 'America/New_York',
    weekHours: [late, open, open, open, open, late, late],
  },
  collectedAt: null,
  cancelledAt: null,
  canCancel: true,
  token: 'o'.repeat(43),
  priceAdjusted: false,
  ...more,
});

/** The payment of that order, open at the gateway. */
export const aPayment = (more: Partial<OrderPaymentView> = {}): OrderPaymentView => ({
  ...{ orderId: anOrder().id, state: 'open', due: 100.08, paid: 0, refunded: 0, refunding: 0 },
  ...{ url: 'https://checkout.example.com/pay/cs_1', expiresAt: '2099-11-20T15:35:00.000Z', payableAtVenue: true },
  ...more,
});

/** The same where nobody pays online. */
export const noPayment = (): OrderPaymentView => aPayment({ state: 'none', due: 0, url: null, expiresAt: null });

/** Lines of the cart. */
export const aPrintToBuy: CartItem = {
  ...{ id: 4, type: 'product', name: 'Prehistoric Dawn Print', price: 28, quantity: 1, imageUrl: '/p.jpg' },
  variant: '8×10″',
};

export const aVisitToBook: CartItem = {
  ...{ id: 1, type: 'experience', name: 'Jurassic Ride', price: 34, quantity: 2, imageUrl: '/j.jpg' },
  dateTime: 'November 28, 2099 at 10:00 AM',
  visit: { venueId: 1, date: '2099-11-28', time: '10:00' },
};

export const aVisitForLater: CartItem = { ...aVisitToBook, dateTime: 'Schedule later', visit: { venueId: 1 } };
