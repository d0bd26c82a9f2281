import { Injectable } from '@nestjs/common';
import { EventStore, type Work } from '@northlight/event-store';
import { Clock } from '../../platform/kernel/clock.js';
import { freshId } from '../../platform/kernel/fresh-id.js';
import type { PaymentEnd } from './domain/account.events.js';
import { type Account, type AccountCommand, account, capturedOf, openPayment, paymentIn } from './domain/account.js';
import { accountLedgerOf, accountStream } from './domain/account-id.js';
import { type Checkout, type GatewayDispute, PaymentGateway } from './domain/payment-gateway.js';
import { paymentJobs } from './queues/payments.queue.js';

/** The accounts of orders: what was paid through the gateway, and what goes back. */
@Injectable()
export class Accounts {
  constructor(
    private readonly events: EventStore,
    private readonly gateway: PaymentGateway,
    private readonly clock: Clock,
  ) {}

  read(orderId: string): Promise<Account> {
    return this.decide(orderId, (work) => work.load(account, accountStream(orderId)));
  }

  apply(orderId: string, command: AccountCommand): Promise<Account> {
    return this.decide(orderId, (work) => work.apply(account, accountStream(orderId), command));
  }

  decide<Answer>(orderId: string, decision: (work: Work) => Answer): Promise<Answer> {
    return this.events.transaction(accountLedgerOf(orderId), decision);
  }

  /** What the gateway says of a payment becomes true here. Safe to repeat, and in any order. @param keep done in the same commit */
  noteCheckout(orderId: string, checkout: Checkout, keep: (work: Work) => void = () => undefined): Promise<Account> {
    return this.decide(orderId, (work) => {
      keep(work);
      const stream = accountStream(orderId);
      const { paymentId: payment, state } = checkout;
      if (state === 'expired') return work.apply(account, stream, { type: 'EndPayment', payment, why: 'expired' });
      return state === 'paid' ? this.capture(work, orderId, checkout) : work.load(account, stream);
    });
  }

  /** What a bank takes back of a payment is on the account. Safe to repeat, and in any order. */
  noteDispute(orderId: string, { chargeId, ...dispute }: GatewayDispute): Promise<Account> {
    return this.decide(orderId, (work) => {
      const stream = accountStream(orderId);
      const payment = capturedOf(work.load(account, stream)).find((one) => one.chargeId === chargeId);
      if (!payment) throw new Error(`No payment of order ${orderId} is ${chargeId}`);
      const { outcome, ...disputed } = dispute;
      return work.apply(account, stream, { type: 'NoteDispute', payment: payment.id, outcome, ...disputed });
    });
  }

  /**
   * Ends the payment that is open, at the gateway first. @returns the account then: where its customer was faster, it is
   * captured @throws {GatewayUnavailable}
   */
  async endOpen(orderId: string, why: PaymentEnd): Promise<Account> {
    const before = await this.read(orderId);
    const open = openPayment(before);
    if (!open) return before;
    const checkout = open.checkoutId === undefined ? undefined : await this.gateway.expire(open.checkoutId);
    if (checkout?.state === 'paid') return this.noteCheckout(orderId, checkout);
    return this.apply(orderId, { type: 'EndPayment', payment: open.id, why });
  }

  private capture(work: Work, orderId: string, { paymentId: payment, chargeId, amount }: Checkout): Account {
    const stream = accountStream(orderId);
    const before = work.load(account, stream);
    const refundId = freshId(this.clock.now());
    const captured = { type: 'CapturePayment', payment, chargeId: chargeId ?? '', amount, refundId } as const;
    const after = work.apply(account, stream, captured);
    if (paymentIn(before, payment).state === 'captured') return after;
    const isSecond = capturedOf(before).length > 0;
    if (isSecond) work.enqueue(paymentJobs.refund, { orderId, refundId });
    else work.enqueue(paymentJobs.captured, { orderId, payment });
    return after;
  }
}
