import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type PaymentStartedView, paidOrderPathOf } from '@northlight/contracts';
import { Settings } from '../../../../platform/config/settings.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { freshId } from '../../../../platform/kernel/fresh-id.js';
import { dollarsOf } from '../../../../platform/kernel/money.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { logger } from '../../../../platform/observability/logger.js';
import { type OrderRequest, type PayableOrder, PayableOrders } from '../../../merchandise/index.js';
import { Accounts } from '../../accounts.js';
import type { AccountLine } from '../../domain/account.events.js';
import { account, capturedOf, openPayment, type Payment } from '../../domain/account.js';
import { accountStream } from '../../domain/account-id.js';
import { type Checkout, GatewayRefused, GatewayUnavailable, PaymentGateway } from '../../domain/payment-gateway.js';
import { PaymentLines } from './payment-lines.js';

const MINUTE_MS = 60_000;
/** The gateway takes no less than 30 minutes. */
const PAYMENT_MS = 31 * MINUTE_MS;
/** A notice of a payment in the last second may take so long; seats are held until then. */
const GRACE_MS = 5 * MINUTE_MS;
/** One that has no page after so long gets none any more: its end would be too near for the gateway. */
const NEW_MS = 45_000;

/** Sends the customer of an order to the page on which it is paid. */
export class StartPayment extends Command<PaymentStartedView> {
  constructor(readonly request: OrderRequest) {
    super();
  }
}

@CommandHandler(StartPayment)
export class StartPaymentHandler implements ICommandHandler<StartPayment> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly orders: PayableOrders,
    private readonly accounts: Accounts,
    private readonly lines: PaymentLines,
    private readonly gateway: PaymentGateway,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /**
   * The same page as long as it may be paid there and costs the same.
   * @throws {Refusal} ORDER_NOT_FOUND, ORDER_CANCELLED, ORDER_ALREADY_PAID, NOTHING_TO_PAY, HOLD_LAPSED, PAYMENT_OFF,
   *   PAYMENT_UNAVAILABLE
   */
  async execute({ request }: StartPayment): Promise<PaymentStartedView> {
    if (!this.gateway.isOn) throw new Refusal('PAYMENT_OFF');
    const order = await this.orders.open(request);
    if (order.status === 'cancelled') throw new Refusal('ORDER_CANCELLED');
    if (capturedOf(await this.accounts.read(order.id)).length > 0) throw new Refusal('ORDER_ALREADY_PAID');
    if (order.status !== 'awaiting_payment') throw new Refusal('NOTHING_TO_PAY');
    return this.start(order);
  }

  private async start(order: PayableOrder): Promise<PaymentStartedView> {
    const at = this.clock.now();
    const lines = await this.lines.hold(order, { at, until: new Date(at.getTime() + PAYMENT_MS + GRACE_MS) });
    if (lines.length === 0) throw new Refusal('NOTHING_TO_PAY');
    const payment = (await this.begin(order.id, lines)) ?? (await this.beginAnew(order.id, lines));
    const url = payment.url ?? (await this.open(order, payment));
    return { paymentId: payment.id, url, amount: dollarsOf(payment.amount), expiresAt: payment.until };
  }

  /** @returns the payment that is open, a new one where there is none, or undefined where another one is in the way */
  private begin(orderId: string, lines: readonly AccountLine[]): Promise<Payment | undefined> {
    return this.accounts.decide(orderId, (work) => {
      const at = this.clock.now();
      const stream = accountStream(orderId);
      const open = openPayment(work.load(account, stream));
      if (open) return isUsable(open, lines, at) ? open : undefined;
      const amount = lines.reduce((sum, line) => sum + line.amount, 0);
      const until = new Date(at.getTime() + PAYMENT_MS).toISOString();
      const started = { type: 'StartPayment', payment: freshId(at), lines, amount, until } as const;
      return openPayment(work.apply(account, stream, started));
    });
  }

  /** @throws {Refusal} ORDER_ALREADY_PAID where its customer was faster on the other page */
  private async beginAnew(orderId: string, lines: readonly AccountLine[]): Promise<Payment> {
    const ended = await this.asking(this.accounts.endOpen(orderId, 'replaced'));
    if (capturedOf(ended).length > 0) throw new Refusal('ORDER_ALREADY_PAID');
    const begun = await this.begin(orderId, lines);
    if (!begun) throw new Refusal('PAYMENT_UNAVAILABLE'); // a third page, begun in this moment
    return begun;
  }

  private async open(order: PayableOrder, payment: Payment): Promise<string> {
    const { checkoutId, url } = await this.asking(this.startCheckout(order, payment));
    if (url === null) throw new Refusal('PAYMENT_UNAVAILABLE');
    await this.accounts.apply(order.id, { type: 'OpenCheckout', payment: payment.id, checkoutId, url });
    return url;
  }

  private async startCheckout(order: PayableOrder, payment: Payment): Promise<Checkout> {
    const { id, reference } = order;
    return this.gateway.startCheckout({
      paymentId: payment.id,
      orderReference: reference,
      lines: this.lines.named(payment.lines, order),
      customerEmail: await this.orders.emailOf(order),
      expiresAt: new Date(payment.until),
      successUrl: new URL(paidOrderPathOf(id, 'paid'), this.settings.PUBLIC_URL).href,
      cancelUrl: new URL(paidOrderPathOf(id, 'left'), this.settings.PUBLIC_URL).href,
    });
  }

  /** What the gateway does not answer, or refuses, is for the customer to try again. */
  private async asking<Answer>(work: Promise<Answer>): Promise<Answer> {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefused)) throw error;
      logger.warn({ err: error }, 'The payment gateway does not take a payment');
      throw new Refusal('PAYMENT_UNAVAILABLE');
    }
  }
}

function isUsable({ until, url, lines }: Payment, wanted: readonly AccountLine[], at: Date): boolean {
  const leftMs = Date.parse(until) - at.getTime();
  const hasPage = url !== undefined && leftMs > MINUTE_MS;
  const isNew = url === undefined && leftMs > PAYMENT_MS - NEW_MS;
  return (hasPage || isNew) && JSON.stringify(lines) === JSON.stringify(wanted);
}
