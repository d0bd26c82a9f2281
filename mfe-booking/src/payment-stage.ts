import type { OrderPaymentView, OrderView } from '@northlight/contracts';

/** What the gateway said when it sent the customer back; the server alone knows what was paid. */
export type Returned = 'paid' | 'left';

/** What the gateway said, in the address to which it sent the customer back. */
export const returnedIn = (search: string): Returned | undefined => {
  const end = new URLSearchParams(search).get('payment');
  return end === 'paid' || end === 'left' ? end : undefined;
};

/**
 * Where an order stands on its way to being paid: what it waits for is being confirmed, it is to be paid, that is not known
 * just now; or it waits for no payment.
 */
export type PaymentStage = 'confirming' | 'unpaid' | 'unknown' | 'settled';

/** Online, by a gift card alone, at the venue, or not known just now. */
export type PaidBy = 'online' | 'card' | 'venue' | undefined;

type Payment = OrderPaymentView | undefined;

/** @param returned with what the gateway sent the customer back to this page, where it did */
export const stageOf = (
  { status }: Pick<OrderView, 'status'>,
  payment: Payment,
  returned: Returned | undefined,
): PaymentStage => {
  if (status !== 'awaiting_payment') return 'settled';
  if (!payment) return 'unknown';
  if (payment.state === 'processing' || payment.state === 'paid') return 'confirming';
  return payment.state === 'open' && returned === 'paid' ? 'confirming' : 'unpaid';
};

/** Read before the payment was settled: the order is ahead of it. */
const isBehind = ({ state, due }: OrderPaymentView): boolean => due > 0 || state === 'open' || state === 'processing';

/** True while an answer of the bank, or of our own server, is on its way. */
export const isToCome = (stage: PaymentStage, payment: Payment): boolean => {
  if (!payment) return false;
  return stage === 'settled' ? isBehind(payment) : stage === 'confirming' || payment.due === 0;
};

/** How an order is paid that waits for no online payment. Nothing is said of it while that is not certain. */
export const paidByOf = (stage: PaymentStage, payment: Payment, order?: Paid): PaidBy => {
  if (stage !== 'settled' || !payment || isBehind(payment)) return undefined;
  if (payment.paid > 0) return 'online';
  return order && isPaidByCard(order) ? 'card' : 'venue';
};

type Paid = Pick<OrderView, 'totalPrice' | 'voucher' | 'voucherBack'>;

/** A gift card pays all of it, or has back what it paid. */
const isPaidByCard = ({ totalPrice, voucher = 0, voucherBack = 0 }: Paid): boolean =>
  totalPrice === 0 && voucher + voucherBack > 0;

const cents = (dollars: number): number => Math.round(dollars * 100);

/** What is left to pay at the venue of an order that was paid online and costs more since, in dollars. */
export const leftAtVenue = ({ totalPrice, status }: OrderView, payment: OrderPaymentView): number => {
  const { paid, refunded, refunding } = payment;
  const left = cents(totalPrice) - cents(paid) + cents(refunded) + cents(refunding);
  return status === 'reserved' ? Math.max(0, left) / 100 : 0;
};
