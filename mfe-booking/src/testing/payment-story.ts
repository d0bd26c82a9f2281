import { beforeEach, jest } from '@jest/globals';
import type { PaymentMeansView } from '@northlight/contracts';
import { gateway } from '@northlight/site-kit/booking-ui';
import { anOrder, aPayment } from './order-builders.ts';
import { answer, type TestApi } from './test-api.ts';

const { id } = anOrder();
export const payments = `POST /api/orders/${id}/payments`;
export const payment = `GET /api/orders/${id}/payment`;
export const atVenue = `POST /api/orders/${id}/pay-at-venue`;

/** The page of the gateway on which the order is paid. */
export const payPage = 'https://checkout.example.com/pay/cs_1';
export const started = { paymentId: 'p', url: payPage, amount: 100.08, expiresAt: aPayment().expiresAt };

/** Where a story was sent to, in place of leaving the page. */
export const visitedPages = (): string[] => {
  const pages: string[] = [];
  beforeEach(() => {
    pages.length = 0;
    jest.spyOn(gateway, 'open').mockImplementation((url) => void pages.push(url));
  });
  return pages;
};

/** Lets an order be paid online. */
export const offerPayment = (api: TestApi, venueUpTo = 100_000, more: Partial<PaymentMeansView> = {}): void => {
  api.on('GET /api/payments/means', () => answer({ online: true, venueUpTo, ...more }));
  api.on(payments, () => answer(started));
};
