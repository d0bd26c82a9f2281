import { orderId } from '../../wire/example-values.js';
import type { OrderPaymentView, PaymentMeansView, PaymentStartedView } from '../payment-views.js';
import type { ReceiptView } from '../receipt-view.js';

const url = 'https://checkout.example.com/pay/cs_1';
const expiresAt = '2027-05-04T15:35:00.000Z';

export const paymentMeans: PaymentMeansView = {
  online: true,
  venueUpTo: 500,
  venues: [{ venueId: 1, name: 'Rochester Flagship', upTo: 200 }],
  pickUpVenueId: 1,
};

export const paymentStarted: PaymentStartedView = {
  paymentId: '01a54b33-d480-7a1c-9b52-6e0d3f8a4c71',
  url,
  amount: 155.2,
  expiresAt,
};

export const orderPayment: OrderPaymentView = {
  ...{ orderId, state: 'open', due: 155.2, paid: 0, refunded: 0, refunding: 0, url, expiresAt, payableAtVenue: true },
};

export const orderForVenue: OrderPaymentView = {
  ...{ orderId, state: 'none', due: 0, paid: 0, refunded: 0, refunding: 0, url: null, expiresAt: null },
};

const [name, paidAt] = ['Paid online by card', '2027-05-04T15:06:12.000Z'];

export const receipt: ReceiptView = {
  orderId,
  reference: 'NO-7Q2K9DXB',
  house: {
    name: 'Northlight Immersive',
    address: '100 Demo Plaza, Rochester, NY 14604',
    email: 'help@northlight.example',
  },
  ...{ customerName: 'Maya Lindqvist', customerEmail: 'maya@example.com', timezone: 'America/New_York' },
  ...{ orderedAt: '2027-05-04T15:04:10.000Z', paidAt },
  lines: [
    {
      name: 'Jurassic Ride, 4 tickets',
      detail: 'Saturday, May 8, 2027, 2:30 PM, Rochester Flagship, booking NL-8K4M2QXD',
      amount: 136,
    },
    { name: '2 × 3D Glasses', detail: null, amount: 12 },
  ],
  charges: [
    { name: 'Subtotal', detail: null, amount: 148 },
    { name: 'Booking fee', detail: null, amount: 7.2 },
  ],
  total: 155.2,
  movements: [{ name, at: paidAt, amount: 155.2 }],
  balance: 155.2,
};
