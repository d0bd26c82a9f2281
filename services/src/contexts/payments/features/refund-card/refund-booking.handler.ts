import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '@northlight/event-store';
import { Clock } from '../../../../platform/kernel/clock.js';
import { freshId } from '../../../../platform/kernel/fresh-id.js';
import { logger } from '../../../../platform/observability/logger.js';
import { refundToSend, sendRefund } from '../../../booking/index.js';
import { account, refundableOf } from '../../domain/account.js';
import { accountStream } from '../../domain/account-id.js';
import { paymentJobs } from '../../queues/payments.queue.js';

/** What is owed for a booking goes back to the card, as far as it was paid with one. */
export class RefundBooking extends Command<void> {
  constructor(
    readonly venueId: number,
    readonly bookingId: string,
  ) {
    super();
  }
}

@CommandHandler(RefundBooking)
export class RefundBookingHandler implements ICommandHandler<RefundBooking> {
  constructor(
    private readonly events: EventStore,
    private readonly clock: Clock,
  ) {}

  /** Payment by payment, the newest first. Safe to repeat: what is on its way is no longer owed. */
  async execute({ venueId, bookingId }: RefundBooking): Promise<void> {
    while (await this.sendNext(venueId, bookingId));
  }

  private async sendNext(venueId: number, bookingId: string): Promise<boolean> {
    const next = await this.events.transaction(venueId, (work) => refundToSend(work, bookingId));
    if (!next) return false;
    const { ledger, id: orderId } = next.account;
    return this.events.transactionOver([venueId, ledger], (work, accounts) => {
      const now = refundToSend(work, bookingId);
      if (now?.account.id !== orderId) return now !== undefined;
      const { payment, amount } = now;
      const stream = accountStream(orderId);
      // what a bank has taken back is not there to be sent: it stays owed, for staff to look at
      if (refundableOf(accounts.load(account, stream), payment) < amount) {
        logger.warn({ orderId, bookingId }, 'A refund waits for staff: its payment is disputed');
        return false;
      }
      const refundId = freshId(this.clock.now());
      sendRefund(work, bookingId, refundId);
      const purpose = { kind: 'booking', bookingId, venueId } as const;
      const started = { type: 'StartCardRefund', refundId, payment, amount, purpose } as const;
      accounts.apply(account, stream, started);
      accounts.enqueue(paymentJobs.refund, { orderId, refundId });
      return true;
    });
  }
}
