import { projection } from '@northlight/event-store';
import type { Db } from '../../../platform/database/db.js';
import type { AccountEvent } from '../domain/account.events.js';
import { orderIdIn } from '../domain/account-id.js';

/** Every payment and refund as it stands now. Rebuild: npm run projections -- rebuild payments */
export const payments = projection<AccountEvent>('payments', {
  tables: ['payments.payments', 'payments.refunds', 'payments.disputes', 'payments.tickets'],
  order: 'stream',
  on: {
    PaymentStarted: async ({ ledger, stream, at, event: { payment, amount, until, lines } }, db) => {
      const orderId = orderIdIn(stream);
      await db.query(
        `insert into payments.payments (ledger, id, order_id, state, amount, started_at, until)
         values ($1, $2, $3, 'open', $4, $5, $6)`,
        [ledger, payment, orderId, amount, at, until],
      );
      for (const line of lines.filter(({ kind }) => kind === 'open_ticket'))
        await db.query(
          `insert into payments.tickets (ledger, ticket_id, order_id, payment_id, state, amount)
           values ($1, $2, $3, $4, 'open', $5)`,
          [ledger, 'ticketId' in line ? line.ticketId : null, orderId, payment, line.amount],
        );
    },
    CheckoutOpened: ({ ledger, event: { payment, checkoutId } }, db) =>
      db.query('update payments.payments set checkout_id = $3 where ledger = $1 and id = $2', [
        ledger,
        payment,
        checkoutId,
      ]),
    PaymentCaptured: async ({ ledger, event: { payment, chargeId } }, db) => {
      // what is paid a second time goes back as a whole, and holds nothing
      await db.query(
        `update payments.tickets t set state = 'held' where ledger = $1 and payment_id = $2 and not exists (
           select from payments.payments p where p.order_id = t.order_id and p.state = 'captured')`,
        [ledger, payment],
      );
      await db.query("update payments.payments set state = 'captured', charge_id = $3 where ledger = $1 and id = $2", [
        ledger,
        payment,
        chargeId,
      ]);
    },
    PaymentEnded: ({ ledger, event: { payment } }, db) =>
      db.query("update payments.payments set state = 'ended' where ledger = $1 and id = $2", [ledger, payment]),
    CardRefundStarted: async ({ ledger, stream, at, event: { refundId, payment, amount, purpose } }, db) => {
      await db.query(
        `insert into payments.refunds (ledger, id, order_id, payment_id, state, amount, started_at)
         values ($1, $2, $3, $4, 'started', $5, $6)`,
        [ledger, refundId, orderIdIn(stream), payment, amount, at],
      );
      if (purpose.kind === 'open_ticket') await ticketEnds({ ledger, ticketId: purpose.ticketId, state: 'back' }, db);
    },
    TicketUsed: ({ ledger, event: { ticketId } }, db) => ticketEnds({ ledger, ticketId, state: 'used' }, db),
    TicketLapsed: ({ ledger, event: { ticketId } }, db) => ticketEnds({ ledger, ticketId, state: 'lapsed' }, db),
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

/** Tickets that were paid for are used, given back, or ran out. */
function ticketEnds({ ledger, ticketId, state }: { ledger: number; ticketId: string; state: string }, db: Db) {
  const ends = "update payments.tickets set state = $3 where ledger = $1 and ticket_id = $2 and state = 'held'";
  return db.query(ends, [ledger, ticketId, state]);
}
