import { orderId } from '../../wire/example-values.js';
import type { OrderPaymentView, PaymentMeansView, PaymentStartedView } from '../payment-views.js';

const url = 'https://checkout.example.com/pay/cs_1';
const expiresAt = '2027-05-04T15:35:00.000Z';

export const paymentMeans: PaymentMeansView = { online: true, venueUpTo: 500 };

export const paymentStarted: PaymentStartedView = {
  paymentId: '01a54b33-d480-7a1c-9b52-6e0d3f8a4c71',
  url,
  amount: 155.2,
  expiresAt,
};

export const orderPayment: OrderPaymentView = {
  ...{ orderId, state: 'open', due: 155.2, paid: 0, refunded: 0, refunding: 0, url, expiresAt },
};
