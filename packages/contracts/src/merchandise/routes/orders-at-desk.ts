import { CorrectCustomerDto, type CustomerCorrectedView } from '../../booking/correct-customer.dto.js';
import { type Page } from '../../page.js';
import { file, ok } from '../../wire/answer.js';
import { orderReference } from '../../wire/example-values.js';
import { route, routeGroup } from '../../wire/route.js';
import { type DeskOrderView, type OneDeskOrderView, type OrderCollectedView } from '../desk-order-views.js';
import * as examples from '../examples/orders-at-desk.js';
import { CancelOrderAtDeskDto, CollectOrderDto, SearchOrdersDto } from '../manage-order.dto.js';
import { type OrderCancelledView } from '../order-views.js';

export const ordersAtDeskRoutes = routeGroup('Orders at desk', {
  cancelOrderAtDesk: route('POST /api/admin/orders/:order/cancel', {
    summary: "Cancel a customer's order",
    access: ['desk'],
    idempotencyKey: 'optional',
    body: CancelOrderAtDeskDto,
    answer: ok<OrderCancelledView>('What was reserved is for sale again; this is what became of the bookings.'),
    refuses: ['ORDER_NOT_FOUND', 'ORDER_COLLECTED', 'ORDER_SHIPPED', 'GIFT_CARD_PAID'],
    example: { params: { order: orderReference }, body: examples.cancelOrder, answer: examples.cancelledAtDesk },
  }),
  collectOrder: route('POST /api/admin/orders/:order/collect', {
    summary: 'Hand over an order',
    access: ['desk'],
    idempotencyKey: 'optional',
    body: CollectOrderDto,
    answer: ok<OrderCollectedView>('The merchandise is handed over; asked again, when it was.'),
    refuses: [
      'ORDER_NOT_FOUND',
      'ORDER_CANCELLED',
      'ORDER_AWAITS_PAYMENT',
      'NOTHING_TO_COLLECT',
      'ORDER_IS_SHIPPED',
      'NOTHING_TO_PAY',
      'VOUCHER_USED',
      'VOUCHER_CHANGED',
      'VOUCHER_NOT_FOUND',
      'VOUCHER_REVOKED',
      'VOUCHER_EXPIRED',
      'VOUCHER_EMPTY',
      'TOO_MANY_TRIES',
    ],
    example: { params: { order: orderReference }, body: { paidWith: 'card' }, answer: examples.orderCollected },
  }),
  correctOrderCustomer: route('POST /api/admin/orders/:order/customer', {
    summary: "Correct the name, email or phone of an order's customer",
    access: ['desk'],
    idempotencyKey: 'optional',
    body: CorrectCustomerDto,
    answer: ok<CustomerCorrectedView>('Who the order is for, put right; which fields were changed is on record.'),
    refuses: ['ORDER_NOT_FOUND', 'CUSTOMER_ERASED', 'ORDER_WITHOUT_EMAIL', 'PERSON_UNREADABLE'],
    example: { params: { order: orderReference }, body: examples.correctCustomer, answer: examples.customerCorrected },
  }),
  resendOrder: route('POST /api/admin/orders/:order/resend', {
    summary: 'Send the confirmation of an order again',
    access: ['desk'],
    idempotencyKey: 'optional',
    answer: ok<{ readonly id: string }>('The mail with the link to the order is on its way to its customer again.'),
    refuses: [
      'ORDER_NOT_FOUND',
      'ORDER_COLLECTED',
      'ORDER_CANCELLED',
      'ORDER_AWAITS_PAYMENT',
      'ORDER_WITHOUT_EMAIL',
      'PERSON_UNREADABLE',
    ],
    example: { params: { order: orderReference }, answer: examples.orderResent },
  }),
  searchOrders: route('GET /api/admin/orders', {
    summary: 'Search all orders',
    access: ['desk'],
    query: SearchOrdersDto,
    answer: ok<Page<DeskOrderView>>('A page of orders, the latest first, by reference, e-mail or a part of the name.'),
    caching: 'no-store',
    example: { query: examples.searchOrders, answer: examples.foundOrders },
  }),
  saveOrders: route('GET /api/admin/orders.csv', {
    summary: 'Download orders as CSV',
    importance: 'report',
    access: ['desk'],
    query: SearchOrdersDto,
    answer: file('text/csv', 'All of them for a spreadsheet, a line an order; `limit` and `cursor` do not count.'),
    caching: 'no-store',
    example: { query: examples.searchOrders },
  }),
  showOrderAtDesk: route('GET /api/admin/orders/:order', {
    summary: "Show a customer's order",
    access: ['desk'],
    answer: ok<OneDeskOrderView>('The order with its lines, its bookings as they are now, and what was done with it.'),
    caching: 'no-store',
    refuses: ['ORDER_NOT_FOUND', 'PERSON_UNREADABLE'],
    example: { params: { order: orderReference }, answer: examples.oneOrder },
  }),
});
