import { visitFacts } from '../../booking/examples/visit.js';
import type { Page } from '../../page.js';
import {
  bookingId,
  bookingToken,
  customer,
  openTicketId,
  orderId,
  orderReference,
  orderToken,
  reference,
  timezone,
  venueId,
  visitDate,
  visitTime,
} from '../../wire/example-values.js';
import type { CancelOrderDto, ScheduleOpenTicketDto } from '../manage-order.dto.js';
import type {
  OpenTicketCancelledView,
  OpenTicketScheduledView,
  OpenTicketView,
  OwnOpenTicketView,
} from '../open-ticket-views.js';
import type { OrderBookingView, OrderCancelledView, OrderPlacedView, OrderSummary, OrderView } from '../order-views.js';
import type { PlaceOrderDto } from '../place-order.dto.js';
import { product } from './products.js';

const { venueName, experienceName, experienceSlug, imageUrl } = visitFacts;
const early = { opens: '10:00', closes: '20:00' };
const late = { opens: '10:00', closes: '22:00' };

export const placeOrder: PlaceOrderDto = {
  ...customer,
  bookings: [{ id: bookingId, token: bookingToken }],
  products: [{ productId: product.id, quantity: 1, variant: 'Medium' }],
  openTickets: [{ venueId, experienceId: 2, numberOfTickets: 2, ticketType: 'standard' }],
  totalPrice: 157.44,
};

export const orderedBooking: OrderBookingView = {
  ...{ id: bookingId, reference, status: 'confirmed' },
  ...{ experienceName, experienceSlug, imageUrl, venueName },
  date: visitDate,
  time: visitTime,
  timezone,
  numberOfTickets: 2,
  subtotal: 68,
  bookingFee: 4.08,
  totalPrice: 72.08,
  manageToken: bookingToken,
};

export const openTicket: OpenTicketView = {
  id: openTicketId,
  state: 'open',
  venueId,
  venueName,
  timezone,
  experienceId: 2,
  experienceName: 'Hyper 3D Zoo',
  experienceSlug: 'hyper-3d-zoo',
  imageUrl: '/media/art/experiences/hyper-3d-zoo/main.jpg',
  numberOfTickets: 2,
  ticketType: 'standard',
  subtotal: 52,
  bookingFee: 3.12,
  totalPrice: 55.12,
  chooseBy: '2028-05-04',
};

export const orderSummary: OrderSummary = {
  id: orderId,
  reference: orderReference,
  status: 'reserved',
  createdAt: '2027-05-04T15:04:00.000Z',
  bookings: [orderedBooking],
  products: [
    {
      productId: product.id,
      name: product.name,
      variant: 'Medium',
      quantity: 1,
      price: 28,
      total: 28,
      imageUrl: product.imageUrl,
    },
  ],
  openTickets: [openTicket],
  subtotal: 148,
  tax: 2.24,
  bookingFee: 7.2,
  totalPrice: 157.44,
};

export const orders: Page<OrderSummary> = { items: [orderSummary], nextCursor: null };

export const order: OrderView = {
  ...orderSummary,
  ...customer,
  collectAt: {
    venueId,
    name: venueName,
    slug: visitFacts.venueSlug,
    address: visitFacts.venueAddress,
    timezone,
    weekHours: [late, early, early, early, early, late, late],
  },
  collectBy: '2027-05-18T15:04:00.000Z',
  collectedAt: null,
  cancelledAt: null,
  canCancel: true,
};

export const orderPlaced: OrderPlacedView = { ...order, token: orderToken, priceAdjusted: false };

export const cancelOrder: CancelOrderDto = { cancelBookings: true };

export const orderCancelled: OrderCancelledView = {
  id: orderId,
  reference: orderReference,
  status: 'cancelled',
  cancelledAt: '2027-05-06T09:20:00.000Z',
  bookings: [{ id: bookingId, reference, status: 'cancelled', paid: 0, refund: 0, refusal: null }],
};

export const openTickets: OwnOpenTicketView[] = [{ ...openTicket, orderId, orderReference }];

export const openTicketCancelled: OpenTicketCancelledView = { id: openTicketId, state: 'cancelled' };

export const scheduleOpenTicket: ScheduleOpenTicketDto = { date: '2027-06-12', time: '11:00' };

export const openTicketScheduled: OpenTicketScheduledView = {
  id: openTicketId,
  reference: 'NL-9GXP3KDT',
  date: '2027-06-12',
  time: '11:00',
};
