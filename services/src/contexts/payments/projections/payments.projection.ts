import { projection } from '@northlight/event-store';
import type { AccountEvent } from '../domain/account.events.js';
import { orderIdIn } from '../domain/account-id.js';

/** Every payment and refund as it stands now. Rebuild: npm run projections -- rebuild payments */
export const payments = projection<AccountEvent>('payments', {
  tables: ['payments.payments', 'payments.refunds', 'payments.disputes'],
  order: 'stream',
  on: {
    PaymentStarted: ({ ledger, stream, at, event: { payment, amount, until } }, db) =>
      db.query(
        `insert into payments.payments (ledger, id, order_id, state, amount, started_at, until)
         values ($1, $2, $3, 'open', $4, $5, $6)`,
        [ledger, payment, orderIdIn(stream), amount, at, until],
      ),
    CheckoutOpened: ({ ledger, event: { payment, checkoutId } }, db) =>
      db.query('update payments.payments set checkout_id = $3 where ledger = $1 and id = $2', [
        ledger,
        payment,
        checkoutId,
      ]),
    PaymentCaptured: ({ ledger, event: { payment, chargeId } }, db) =>
      db.query("update payments.payments set state = 'captured', charge_id = $3 where ledger = $1 and id = $2", [
        ledger,
        payment,
        chargeId,
      ]),
    PaymentEnded: ({ ledger, event: { payment } }, db) =>
      db.query("update payments.payments set state = 'ended' where ledger = $1 and id = $2", [ledger, payment]),
    CardRefundStarted: ({ ledger, stream, at, event: { refundId, payment, amount } }, db) =>
      db.query(
        `insert into payments.refunds (ledger, id, order_id, payment_id, state, amount, started_at)
         values ($1, $2, $3, $4, 'started', $5, $6)`,
        [ledger, refundId, orderIdIn(stream), payment, amount, at],
      ),
    CardRefundSettled: ({ ledger, event: { refundId, gatewayRefundId } }, db) =>
      db.query("update payments.refunds set state = 'settled', gateway_refund_id = $3 where ledger = $1 and id = $2", [
        ledger,
        refundId,
        gatewayRefundId,
      ]),
    CardRefundFailed: ({ ledger, event: { refundId, why } }, db) =>
      db.query("update payments.refunds set state = 'failed', failure = $3 where ledger = $1 and id = $2", [
        ledger,
        refundId,
        why,
      ]),
    Disputed: ({ ledger, stream, at, event: { disputeId, payment, amount, reason } }, db) =>
      db.query(
        `insert into payments.disputes (ledger, id, order_id, payment_id, state, amount, reason, opened_at)
         values ($1, $2, $3, $4, 'open', $5, $6, $7)`,
        [ledger, disputeId, orderIdIn(stream), payment, amount, reason, at],
      ),
    DisputeClosed: ({ ledger, at, event: { disputeId, outcome } }, db) =>
      db.query('update payments.disputes set state = $3, closed_at = $4 where ledger = $1 and id = $2', [
        ...[ledger, disputeId, outcome, at],
      ]),
  },
});
