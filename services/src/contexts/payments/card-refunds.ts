import { Injectable } from '@nestjs/common';
import { EventStore, type Work } from '@northlight/event-store';
import { Clock } from '../../platform/kernel/clock.js';
import { freshId } from '../../platform/kernel/fresh-id.js';
import { failSentRefund, settleSentRefund } from '../booking/index.js';
import { PayableOrders } from '../merchandise/index.js';
import { Accounts } from './accounts.js';
import type { RefundPurpose } from './domain/account.events.js';
import { account, type CardRefund, refundableOf, refundIn } from './domain/account.js';
import { refundableGoods } from './domain/account-balance.js';
import { accountLedgerOf, accountStream } from './domain/account-id.js';
import { paidTicket } from './domain/account-tickets.js';
import type { GatewayRefund } from './domain/payment-gateway.js';
import { paymentJobs } from './queues/payments.queue.js';

type OfBooking = Extract<RefundPurpose, { kind: 'booking' }>;

/** What goes back to cards: begun for merchandise, and settled for all. */
@Injectable()
export class CardRefunds {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly accounts: Accounts,
    private readonly events: EventStore,
    private readonly orders: PayableOrders,
    private readonly clock: Clock,
  ) {}

  /** What was paid for the merchandise of a cancelled order goes back. Safe to repeat; of an order that stands nothing does. */
  async refundGoods(orderId: string): Promise<void> {
    if ((await this.orders.find(orderId))?.status !== 'cancelled') return;
    await this.accounts.decide(orderId, (work) => {
      const stream = accountStream(orderId);
      const due = refundableGoods(work.load(account, stream));
      if (!due) return;
      const refundId = freshId(this.clock.now());
      work.apply(account, stream, { type: 'StartCardRefund', refundId, ...due, purpose: { kind: 'goods' } });
      work.enqueue(paymentJobs.refund, { orderId, refundId });
    });
  }

  /**
   * What was paid for tickets whose time was not chosen: of those that were given up it goes back, of those that ran out it is
   * earned. Safe to repeat.
   */
  async endTickets(orderId: string): Promise<void> {
    for (const { id: ticketId, state } of await this.orders.openTickets(orderId)) {
      if (state === 'expired') await this.accounts.apply(orderId, { type: 'LapseTicket', ticketId });
      if (state === 'cancelled') await this.refundTicket(orderId, ticketId);
    }
  }

  private async refundTicket(orderId: string, ticketId: string): Promise<void> {
    await this.accounts.decide(orderId, (work) => {
      const stream = accountStream(orderId);
      const before = work.load(account, stream);
      const due = paidTicket(before, ticketId);
      // what a bank has taken back is not there to be sent
      if (!due || due.amount > refundableOf(before, due.payment)) return;
      const refundId = freshId(this.clock.now());
      const purpose = { kind: 'open_ticket', ticketId } as const;
      work.apply(account, stream, { type: 'StartCardRefund', refundId, ...due, purpose });
      work.enqueue(paymentJobs.refund, { orderId, refundId });
    });
  }

  /**
   * What was paid for returned items goes back, under the id of their return. Where the card took less than that, or gave it
   * back already, the desk pays. Safe to repeat.
   */
  async refundReturn(orderId: string, returnId: string): Promise<void> {
    const wanted = await this.orders.cardReturn(orderId, returnId);
    if (!wanted) return;
    const isStarted = await this.accounts.decide(orderId, (work) => {
      const stream = accountStream(orderId);
      const before = work.load(account, stream);
      if (before.refunds.some(({ id }) => id === returnId)) return true;
      const due = refundableGoods(before);
      if (!due || due.amount < wanted.amount) return false;
      const purpose = { kind: 'goods', returnId } as const;
      const refund = { refundId: returnId, payment: due.payment, amount: wanted.amount, purpose };
      work.apply(account, stream, { type: 'StartCardRefund', ...refund });
      work.enqueue(paymentJobs.refund, { orderId, refundId: returnId });
      return true;
    });
    if (!isStarted) await this.orders.noteCardReturn(returnId, false, this.clock.now());
  }

  /**
   * What the gateway says of a refund becomes true here, for the order and for the booking that it is for. Safe to repeat,
   * and in any order.
   */
  async note(orderId: string, refund: GatewayRefund): Promise<void> {
    if (refund.state === 'pending') return;
    const before = refundIn(await this.accounts.read(orderId), refund.refundId);
    const { purpose } = before;
    await this.noteReturn(before, refund);
    if (purpose.kind !== 'booking')
      return void (await this.accounts.decide(orderId, (work) => noteInAccount(work, orderId, refund)));
    await this.events.transactionOver([purpose.venueId, accountLedgerOf(orderId)], (work, accounts) => {
      if (noteInAccount(accounts, orderId, refund)) noteInBooking(work, purpose, refund);
    });
  }

  /** Before the account has it: should the process die in between, the gateway is asked again. */
  private async noteReturn({ purpose, state }: CardRefund, refund: GatewayRefund): Promise<void> {
    if (!('returnId' in purpose) || !purpose.returnId) return;
    const isBack = refund.state === 'succeeded';
    if (isBack && state === 'failed') return; // told late: the desk has it
    await this.orders.noteCardReturn(purpose.returnId, isBack, this.clock.now());
  }
}

/** @returns whether that was news */
function noteInAccount(
  work: Work,
  orderId: string,
  { refundId, gatewayRefundId, state, failure }: GatewayRefund,
): boolean {
  const stream = accountStream(orderId);
  const before = refundIn(work.load(account, stream), refundId).state;
  const after = work.apply(
    account,
    stream,
    state === 'failed'
      ? { type: 'FailCardRefund', refundId, why: failure ?? 'unknown' }
      : { type: 'SettleCardRefund', refundId, gatewayRefundId },
  );
  return refundIn(after, refundId).state !== before;
}

function noteInBooking(work: Work, { bookingId, venueId }: OfBooking, refund: GatewayRefund): void {
  const { refundId, gatewayRefundId: receipt } = refund;
  if (refund.state === 'failed') failSentRefund(work, bookingId, refundId);
  else settleSentRefund(work, { venueId, bookingId }, { refundId, receipt });
}
