import type { OpenTicketView } from '@northlight/contracts';
import type { OrderedVisit, PlacedOrder } from '../mails/placed-order.js';

const weekday = { opens: '10:00', closes: '20:00' };
const weekend = { opens: '10:00', closes: '22:00' };

/** Five tickets for the Jurassic Ride on Saturday, November 28, at half past two, unless said otherwise. */
export const anOrderedVisit = (overrides: Partial<OrderedVisit> = {}): OrderedVisit => ({
  id: '5f1c7a52-0b77-4d5e-9a5e-6f2f8f0c1a11',
  reference: 'NL-8K4M2QXD',
  status: 'confirmed',
  experienceName: 'Jurassic Ride',
  venueName: 'Rochester Flagship',
  date: '2026-11-28',
  time: '14:30',
  tickets: 5,
  subtotal: 15_300,
  manageToken: 't'.repeat(43),
  ...overrides,
});

/** Two tickets for the same ride whose time is chosen later, unless said otherwise. */
export const anOpenTicket = (overrides: Partial<OpenTicketView> = {}): OpenTicketView => ({
  id: '3d1f7a52-0b77-4d5e-9a5e-6f2f8f0c1a33',
  state: 'open',
  venueId: 1,
  venueName: 'Rochester Flagship',
  timezone: 'America/New_York',
  experienceId: 1,
  experienceName: 'Jurassic Ride',
  experienceSlug: 'jurassic-ride',
  imageUrl: '/ride.jpg',
  numberOfTickets: 2,
  ticketType: 'standard',
  subtotal: 68,
  bookingFee: 4.08,
  totalPrice: 72.08,
  chooseBy: '2027-11-26',
  ...overrides,
});

/** That visit, two shirts and a set of pins, unless said otherwise. */
export const aPlacedOrder = (overrides: Partial<PlacedOrder> = {}): PlacedOrder => ({
  id: '0c5be5de-7f1b-4b39-8a57-6c9c1f8f2b22',
  token: 'o'.repeat(43),
  reference: 'NO-7K4M2QXD',
  customerName: 'Ann Lee',
  customerEmail: 'ann@example.com',
  isCancelled: false,
  isPaidOnline: false,
  visits: [anOrderedVisit()],
  products: [
    { productId: 1, name: 'Flagship Tee', variant: 'Small', quantity: 2, price: 2800, imageUrl: '/tee.jpg' },
    { productId: 8, name: 'Enamel Pin Set', variant: null, quantity: 1, price: 1400, imageUrl: '/pins.jpg' },
  ],
  openTickets: [],
  subtotal: 22_300,
  voucher: 0,
  ...{ discount: 0, shipping: 0, tax: 0 },
  bookingFee: 918,
  total: 23_218,
  shipment: null,
  collectBy: '2026-12-04T15:00:00.000Z',
  collectAt: {
    venueId: 1,
    name: 'Rochester Flagship',
    slug: 'rochester-flagship',
    address: '100 Demo Plaza, Rochester, NY 14604',
    timezone: 'America/New_York',
    weekHours: [weekend, weekday, weekday, weekday, weekday, weekend, weekend],
  },
  ...overrides,
});
