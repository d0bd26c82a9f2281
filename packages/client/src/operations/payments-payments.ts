// Made by `npm run codegen` from packages/contracts/src/payments/routes/payments.ts.
import type { OrderPaymentView, PaymentMeansView, PaymentStartedView, ReceiptView } from '@northlight/contracts';
import type { Operation } from '../operation.js';

/** Pay an order at the venue after all. */
export const chooseVenuePayment: Operation<{ params: { id: string | number }; body?: object; token?: string | undefined }, OrderPaymentView> = { method: 'POST', path: '/api/orders/:id/pay-at-venue', tokenHeader: 'Order-Token' };

/** Save the receipt of an order as a PDF file. */
export const saveReceipt: Operation<{ params: { id: string | number }; token?: string | undefined }, Blob> = { method: 'GET', path: '/api/orders/:id/receipt.pdf', tokenHeader: 'Order-Token', answer: 'file' };

/** Show how the payment of an order stands. */
export const showPayment: Operation<{ params: { id: string | number }; token?: string | undefined }, OrderPaymentView> = { method: 'GET', path: '/api/orders/:id/payment', tokenHeader: 'Order-Token' };

/** Show how an order can be paid. */
export const showPaymentMeans: Operation<object, PaymentMeansView> = { method: 'GET', path: '/api/payments/means' };

/** Show the receipt of an order. */
export const showReceipt: Operation<{ params: { id: string | number }; token?: string | undefined }, ReceiptView> = { method: 'GET', path: '/api/orders/:id/receipt', tokenHeader: 'Order-Token' };

/** Pay an order online. */
export const startPayment: Operation<{ params: { id: string | number }; body?: object; token?: string | undefined }, PaymentStartedView> = { method: 'POST', path: '/api/orders/:id/payments', tokenHeader: 'Order-Token' };

/** Take a notice of the payment gateway. */
export const takePaymentNotice: Operation<{ body: Blob }, undefined> = { method: 'POST', path: '/api/payments/notices' };
