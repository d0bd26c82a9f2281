import { file, noContent, ok } from '../../wire/answer.js';
import { orderId } from '../../wire/example-values.js';
import { route, routeGroup } from '../../wire/route.js';
import * as examples from '../examples/payments.js';
import type { OrderPaymentView, PaymentMeansView, PaymentStartedView } from '../payment-views.js';
import type { ReceiptView } from '../receipt-view.js';

export const paymentsRoutes = routeGroup('Payments', {
  chooseVenuePayment: route('POST /api/orders/:id/pay-at-venue', {
    summary: 'Pay an order at the venue after all',
    importance: 'booking',
    access: 'everyone',
    tokenHeader: 'Order-Token',
    answer: ok<OrderPaymentView>('The order counts, and is paid at the venue; an open payment has ended.'),
    refuses: [
      'ORDER_NOT_FOUND',
      'ORDER_CANCELLED',
      'ORDER_ALREADY_PAID',
      'ORDER_PAYS_ONLINE',
      'GIFT_CARD_PAYS_ONLINE',
      'SHIPPING_PAYS_ONLINE',
      'PAYMENT_UNAVAILABLE',
    ],
    example: {
      params: { id: orderId },
      answer: examples.orderForVenue,
    },
  }),
  saveReceipt: route('GET /api/orders/:id/receipt.pdf', {
    summary: 'Save the receipt of an order as a PDF file',
    access: 'everyone',
    tokenHeader: 'Order-Token',
    caching: 'no-store',
    answer: file('application/pdf', 'What was paid online for the order, and what of it went back.'),
    refuses: ['ORDER_NOT_FOUND', 'NOTHING_PAID', 'PERSON_UNREADABLE'],
    example: { params: { id: orderId } },
  }),
  showPayment: route('GET /api/orders/:id/payment', {
    summary: 'Show how the payment of an order stands',
    access: 'everyone',
    tokenHeader: 'Order-Token',
    caching: 'no-store',
    answer: ok<OrderPaymentView>('What was paid online, and what still may be.'),
    refuses: ['ORDER_NOT_FOUND'],
    example: { params: { id: orderId }, answer: examples.orderPayment },
  }),
  showPaymentMeans: route('GET /api/payments/means', {
    summary: 'Show how an order can be paid',
    access: 'everyone',
    answer: ok<PaymentMeansView>('Whether orders can be paid online at the moment.'),
    example: { answer: examples.paymentMeans },
  }),
  showReceipt: route('GET /api/orders/:id/receipt', {
    summary: 'Show the receipt of an order',
    access: 'everyone',
    tokenHeader: 'Order-Token',
    caching: 'no-store',
    answer: ok<ReceiptView>('What was paid online for the order, and what of it went back.'),
    refuses: ['ORDER_NOT_FOUND', 'NOTHING_PAID', 'PERSON_UNREADABLE'],
    example: { params: { id: orderId }, answer: examples.receipt },
  }),
  startPayment: route('POST /api/orders/:id/payments', {
    summary: 'Pay an order online',
    importance: 'booking',
    access: 'everyone',
    tokenHeader: 'Order-Token',
    answer: ok<PaymentStartedView>('The page on which it is paid: the same one as long as it is open.'),
    refuses: [
      'ORDER_NOT_FOUND',
      'ORDER_CANCELLED',
      'ORDER_ALREADY_PAID',
      'NOTHING_TO_PAY',
      'HOLD_LAPSED',
      'PAYMENT_OFF',
      'PAYMENT_UNAVAILABLE',
      'PERSON_UNREADABLE',
    ],
    example: { params: { id: orderId }, answer: examples.paymentStarted },
  }),
  takePaymentNotice: route('POST /api/payments/notices', {
    summary: 'Take a notice of the payment gateway',
    importance: 'booking',
    access: 'everyone',
    takesBytes: true,
    answer: noContent('It was genuine, and is kept; what it changes follows.'),
    refuses: ['NOTICE_NOT_GENUINE', 'PAYMENT_OFF'],
  }),
});
