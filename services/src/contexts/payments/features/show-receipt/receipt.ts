import type { OrderView, ReceiptMovement, ReceiptView } from '@northlight/contracts';
import { type Cents, dollarsOf } from '../../../../platform/kernel/money.js';
import { officeZone } from '../../../../platform/kernel/venue-time.js';
import type { AccountEvent, CardRefundStarted, Disputed, PaymentStarted } from '../../domain/account.events.js';
import { texts } from '../../texts/receipt.js';
import { receiptLinesOf } from './receipt-lines.js';
import { isAllOf, paidByVoucher, type VoucherMoment } from './voucher-moments.js';

/** An event of an account, and when it happened. */
export interface AccountMoment {
  readonly event: { readonly type: string } | AccountEvent;
  readonly at: Date;
}

/** The events of its account, and those of the gift voucher that pays for its merchandise, the oldest first. */
export interface Moments {
  readonly moments: readonly AccountMoment[];
  readonly ofVoucher?: readonly VoucherMoment[];
}

/** In cents; below zero where it left the house. */
interface Movement {
  readonly name: string;
  readonly at: Date;
  readonly amount: Cents;
}

/**
 * The receipt of an order: what was paid online, or with a gift card, for what, and what of it went back. Undefined where nothing was
 * paid, and where merchandise has something left to be paid at the venue.
 */
export function receiptOf(
  order: OrderView,
  { moments, ofVoucher = [] }: Moments,
  house: ReceiptView['house'],
): ReceiptView | undefined {
  const captured = moments.flatMap(({ event, at }) =>
    is(event, 'PaymentCaptured') ? [{ id: event.payment, at }] : [],
  );
  const [first] = captured;
  const started = first && startedIn(moments, first.id);
  const byVoucher = paidByVoucher(ofVoucher);
  if (!started && !isAllOf(byVoucher, order)) return undefined;
  const paid = [...(started?.lines ?? []), ...byVoucher];
  const movements = [
    ...captured.map(({ id, at }) => ({ name: texts.paidOnline, at, amount: startedIn(moments, id)?.amount ?? 0 })),
    ...refundsIn(moments),
    ...disputesIn(moments),
    ...ofVoucher.map(voucherMovement),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
  const { id: orderId, reference, customerName, customerEmail, createdAt: orderedAt } = order;
  return {
    ...{ orderId, reference, house, customerName, customerEmail, orderedAt },
    paidAt: (first ?? movements[0])?.at.toISOString() ?? orderedAt,
    timezone: order.bookings[0]?.timezone ?? order.collectAt?.timezone ?? officeZone,
    ...receiptLinesOf(order, paid),
    total: dollarsOf(paid.reduce((sum, { amount }) => sum + amount, 0)),
    movements: movements.map(inDollars),
    balance: dollarsOf(movements.reduce((sum, { amount }) => sum + amount, 0)),
  };
}

const voucherMovement = ({ event, at }: VoucherMoment): Movement =>
  event.type === 'VoucherSpent'
    ? { name: texts.paidByGiftCard, at, amount: event.cents }
    : { name: texts.backOnGiftCard, at, amount: -event.cents };

const is = <Type extends AccountEvent['type']>(
  event: AccountMoment['event'],
  type: Type,
): event is Extract<AccountEvent, { type: Type }> => event.type === type;

const startedIn = (moments: readonly AccountMoment[], payment: string): PaymentStarted | undefined =>
  moments
    .map(({ event }) => event)
    .filter((event) => is(event, 'PaymentStarted'))
    .find((event) => event.payment === payment);

/** What a card did not take did not go back. */
function refundsIn(moments: readonly AccountMoment[]): Movement[] {
  const happened = (type: 'CardRefundSettled' | 'CardRefundFailed', id: string): AccountMoment | undefined =>
    moments.findLast(({ event }) => is(event, type) && event.refundId === id);
  return moments.flatMap(({ event, at }) => {
    if (!is(event, 'CardRefundStarted') || happened('CardRefundFailed', event.refundId)) return [];
    const settled = happened('CardRefundSettled', event.refundId);
    return [refund(event, settled ? { name: texts.refunded, at: settled.at } : { name: texts.refunding, at })];
  });
}

const refund = ({ amount }: CardRefundStarted, how: Pick<Movement, 'name' | 'at'>): Movement => ({
  ...how,
  amount: -amount,
});

/** What a bank took back for its customer, unless the house has won it again. */
function disputesIn(moments: readonly AccountMoment[]): Movement[] {
  const isWon = ({ disputeId }: Disputed): boolean =>
    moments.some(({ event }) => is(event, 'DisputeClosed') && event.disputeId === disputeId && event.outcome === 'won');
  return moments.flatMap(({ event, at }) =>
    is(event, 'Disputed') && !isWon(event) ? [{ name: texts.takenBack, at, amount: -event.amount }] : [],
  );
}

const inDollars = ({ name, at, amount }: Movement): ReceiptMovement => ({
  ...{ name, at: at.toISOString(), amount: dollarsOf(amount) },
});
