import { type Page } from '../../page.js';
import { created, ok } from '../../wire/answer.js';
import { openTicketId, orderId } from '../../wire/example-values.js';
import { route, routeGroup } from '../../wire/route.js';
import * as examples from '../examples/orders.js';
import { CancelOrderDto, ListOrdersDto, ScheduleOpenTicketDto } from '../manage-order.dto.js';
import {
  type OpenTicketCancelledView,
  type OpenTicketScheduledView,
  type OwnOpenTicketView,
} from '../open-ticket-views.js';
import { type OrderCancelledView, type OrderPlacedView, type OrderSummary, type OrderView } from '../order-views.js';
import { PlaceOrderDto } from '../place-order.dto.js';

export const ordersRoutes = routeGroup('Orders', {
  cancelOrder: route('POST /api/orders/:id/cancel', {
    summary: 'Cancel your order',
    access: 'everyone',
    tokenHeader: 'Order-Token',
    idempotencyKey: 'optional',
    body: CancelOrderDto,
    answer: ok<OrderCancelledView>('What was reserved is for sale again; this is what became of the bookings.'),
    refuses: ['ORDER_NOT_FOUND', 'ORDER_COLLECTED', 'ORDER_SHIPPED'],
    example: { params: { id: orderId }, body: examples.cancelOrder, answer: examples.orderCancelled },
  }),
  cancelOpenTicket: route('POST /api/orders/:id/open-tickets/:ticket/cancel', {
    summary: 'Give up an open ticket',
    access: 'everyone',
    tokenHeader: 'Order-Token',
    answer: ok<OpenTicketCancelledView>('Given up, now or before: no time can be chosen for it any more.'),
    refuses: ['ORDER_NOT_FOUND', 'OPEN_TICKET_NOT_FOUND', 'OPEN_TICKET_USED'],
    example: { params: { id: orderId, ticket: openTicketId }, answer: examples.openTicketCancelled },
  }),
  listOpenTickets: route('GET /api/open-tickets', {
    summary: 'List your open tickets',
    access: 'signed-in',
    answer: ok<OwnOpenTicketView[]>(
      'Your own tickets that wait for a time, and those that expired within the last 30 days.',
    ),
    example: { answer: examples.openTickets },
  }),
  listOrders: route('GET /api/orders', {
    summary: 'List your own orders',
    access: 'signed-in',
    query: ListOrdersDto,
    answer: ok<Page<OrderSummary>>('A page of your own orders, the latest first.'),
    example: { query: { limit: 20 }, answer: examples.orders },
  }),
  placeOrder: route('POST /api/orders', {
    summary: 'Place an order',
    access: 'everyone',
    idempotencyKey: 'required',
    body: PlaceOrderDto,
    answer: created<OrderPlacedView>('Merchandise is reserved at the venue, bookings are confirmed.'),
    refuses: [
      'ORDER_EMPTY',
      'PRODUCT_NOT_FOR_SALE',
      'VARIANT_MISSING',
      'VARIANT_UNKNOWN',
      'BOOKING_NOT_FOUND',
      'OUT_OF_STOCK',
      'BOOKING_IN_ANOTHER_ORDER',
      'BOOKING_CANCELLED',
      'HOLD_LAPSED',
      'BOOKING_NOT_LIVE',
      'NOWHERE_TO_COLLECT',
      'NOTHING_TO_SHIP',
      'SHIPPING_PAYS_ONLINE',
      'ORDER_PAYS_ONLINE',
      'TOO_MANY_PIECES',
      'VENUE_NOT_FOUND',
      'EXPERIENCE_NOT_FOUND',
      'VENUE_NOT_OPEN',
      'EXPERIENCE_NOT_AT_VENUE',
      'FAMILY_PACK_IS_FOUR',
      'BOOKING_LINK_REPLACED',
    ],
    example: { body: examples.placeOrder, answer: examples.orderPlaced },
  }),
  scheduleOpenTicket: route('POST /api/orders/:id/open-tickets/:ticket/schedule', {
    summary: 'Choose the time of an open ticket',
    access: 'everyone',
    tokenHeader: 'Order-Token',
    idempotencyKey: 'optional',
    body: ScheduleOpenTicketDto,
    answer: ok<OpenTicketScheduledView>('The ticket became this booking, which is firm.'),
    refuses: [
      'ORDER_NOT_FOUND',
      'OPEN_TICKET_NOT_FOUND',
      'OPEN_TICKET_USED',
      'OPEN_TICKET_CANCELLED',
      'OPEN_TICKET_EXPIRED',
      'VENUE_NOT_OPEN',
      'EXPERIENCE_NOT_AT_VENUE',
      'DATE_PAST',
      'TIME_SKIPPED',
      'SLOT_NOT_FOUND',
      'SLOT_STARTED',
      'SLOT_CLOSED',
      'SLOT_FULL',
      'TOO_MANY_SEATS',
      'VENUE_NOT_FOUND',
      'EXPERIENCE_NOT_FOUND',
      'PERSON_UNREADABLE',
    ],
    example: {
      params: { id: orderId, ticket: openTicketId },
      body: examples.scheduleOpenTicket,
      answer: examples.openTicketScheduled,
    },
  }),
  showOrder: route('GET /api/orders/:id', {
    summary: 'Show one order',
    access: 'everyone',
    tokenHeader: 'Order-Token',
    answer: ok<OrderView>('The order with its lines; its bookings as they are now.'),
    refuses: ['ORDER_NOT_FOUND', 'PERSON_UNREADABLE'],
    example: { params: { id: orderId }, answer: examples.order },
  }),
});
