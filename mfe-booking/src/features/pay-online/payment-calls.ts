import { chooseVenuePayment, showPayment, startPayment } from '@northlight/client';
import type { OrderPaymentView, OrderView, PaymentStartedView } from '@northlight/contracts';
import { apiQuery, callApi, queryOptions } from '@northlight/site-kit';
import { isSafeAddress } from '@northlight/site-kit/booking-ui';
import { inputOf, type OrderAccess } from '../../order-access.ts';

/** How long an answer may take; the same press afterwards is safe. */
const ANSWER_TIMEOUT_MS = 20_000;

const inTime = () => ({ signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });

/** GET /api/orders/{id}/payment. Its key leaves the token out. */
export const paymentQuery = (access: OrderAccess) =>
  queryOptions({ ...apiQuery(showPayment, inputOf(access)), staleTime: 0 });

/** How the payment of an order stands that was just placed. */
export const noPaymentYet = ({ id, status, totalPrice }: OrderView): OrderPaymentView => ({
  ...{ orderId: id, state: 'none', due: status === 'awaiting_payment' ? totalPrice : 0 },
  ...{ paid: 0, refunded: 0, refunding: 0, url: null, expiresAt: null },
});

/**
 * POST /api/orders/{id}/payments: the same page of the gateway for as long as it is open.
 * @throws {HttpError} what the server refused; {RangeError} where nobody should be sent
 */
export const openPayment = async (access: OrderAccess): Promise<PaymentStartedView> => {
  const started = await callApi(startPayment, inputOf(access), inTime());
  if (!isSafeAddress(started.url)) throw new RangeError('The page of the payment has no safe address.');
  return started;
};

/** POST /api/orders/{id}/pay-at-venue. @throws {HttpError} what the server refused */
export const payAtVenue = (access: OrderAccess): Promise<OrderPaymentView> =>
  callApi(chooseVenuePayment, inputOf(access), inTime());
