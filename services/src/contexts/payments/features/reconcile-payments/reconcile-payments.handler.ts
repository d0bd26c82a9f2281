import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/kernel/clock.js';
import { type Swept, sweep } from '../../../../platform/queues/sweep.js';
import { PayableOrders } from '../../../merchandise/index.js';
import { Accounts } from '../../accounts.js';
import { CardRefunds } from '../../card-refunds.js';
import { PaymentGateway } from '../../domain/payment-gateway.js';
import { type OpenPayment, type StartedRefund, StoredPayments } from '../../persistence/stored-payments.js';

const MINUTE_MS = 60_000;
/** For so long tickets that ran out are looked at, should no worker have come. */
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;
/** Notices usually come within seconds. */
const QUIET_MS = 2 * MINUTE_MS;
/** An order that nobody pays is given up after so long: the time of a payment, and some more to begin one. */
const ABANDONED_MS = 40 * MINUTE_MS;

/** Asks the gateway what became of payments and refunds that no notice has told of, and gives up orders that nobody pays. */
export class ReconcilePayments extends Command<void> {}

@CommandHandler(ReconcilePayments)
export class ReconcilePaymentsHandler implements ICommandHandler<ReconcilePayments> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly payments: StoredPayments,
    private readonly accounts: Accounts,
    private readonly gateway: PaymentGateway,
    private readonly orders: PayableOrders,
    private readonly refunds: CardRefunds,
    private readonly clock: Clock,
  ) {}

  /** @throws when some could not be looked at; the others are, and the next run tries again */
  async execute(): Promise<void> {
    const now = this.clock.now().getTime();
    const quiet = new Date(now - QUIET_MS);
    const abandoned = new Date(now - ABANDONED_MS);
    const ended = { from: new Date(now - WEEK_MS), until: new Date(now) };
    const failure = 'A payment could not be reconciled';
    const swept = [
      await sweep({
        after: (last: OpenPayment | undefined) => this.payments.openSince(quiet, last),
        work: (payment) => this.askFor(payment),
        failure,
      }),
      await sweep({
        after: (last: StartedRefund | undefined) => this.payments.refundsUnderwaySince(quiet, last),
        work: (refund) => this.askForRefund(refund),
        failure,
      }),
      await sweep({
        after: (last: string | undefined) => this.orders.awaitingSince(abandoned, last),
        work: (orderId) => this.giveUp(orderId),
        failure,
      }),
      await sweep({
        after: (last: string | undefined) => this.orders.withEndedTickets(ended, last),
        work: (orderId) => this.refunds.endTickets(orderId),
        failure,
      }),
    ];
    const total = (count: keyof Swept) => swept.reduce((sum, one) => sum + one[count], 0);
    if (total('failed') > 0)
      throw new Error(`${total('failed')} of ${total('looked')} payments could not be reconciled`);
  }

  private async askFor({ id: payment, orderId, checkoutId, until }: OpenPayment): Promise<void> {
    if (checkoutId) await this.accounts.noteCheckout(orderId, await this.gateway.find(checkoutId));
    else if (until < this.clock.now())
      await this.accounts.apply(orderId, { type: 'EndPayment', payment, why: 'expired' });
  }

  private async askForRefund({ id, orderId, chargeId }: StartedRefund): Promise<void> {
    const refund = await this.gateway.findRefund(id, chargeId);
    if (refund) await this.refunds.note(orderId, refund); // else its job is still to be run
  }

  private async giveUp(orderId: string): Promise<void> {
    if (!(await this.payments.hasOpen(orderId))) await this.orders.abandon(orderId, 'not_paid');
  }
}
