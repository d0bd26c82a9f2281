import type Stripe from 'stripe';
import type { GatewayMovement, MovementPage, MovementSpan } from '../domain/payment-gateway.js';
import type { StripeClient } from './stripe-client.js';
import { disputeOf } from './stripe-notices.js';
import { idOf, refundOf } from './stripe-objects.js';

const PAGE_SIZE = 100;
/** So many are asked for at once which invoice they have paid. */
const AT_ONCE = 10;

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** What moved on the balance of an account: its balance transactions, with what they are about. */
export class StripeMovements {
  constructor(private readonly client: StripeClient) {}

  async page({ from, to, after }: MovementSpan): Promise<MovementPage> {
    const { data, has_more } = await this.client.answer((sdk) =>
      sdk.balanceTransactions.list({
        created: { gte: seconds(from), lt: seconds(to) },
        expand: ['data.source'],
        limit: PAGE_SIZE,
        ...(after && { starting_after: after }),
      }),
    );
    const movements: GatewayMovement[] = [];
    for (let first = 0; first < data.length; first += AT_ONCE)
      movements.push(...(await this.readAll(data.slice(first, first + AT_ONCE))));
    return { movements, next: has_more ? (data.at(-1)?.id ?? null) : null };
  }

  private async readAll(some: readonly Stripe.BalanceTransaction[]): Promise<GatewayMovement[]> {
    const read = await Promise.all(some.map((transaction) => this.read(transaction)));
    return read.filter((movement) => movement !== undefined);
  }

  /** Payouts, fees and what else the gateway does by itself are none. */
  private async read(transaction: Stripe.BalanceTransaction): Promise<GatewayMovement | undefined> {
    const { source, id: movementId, amount } = transaction;
    if (source === null || typeof source === 'string') return undefined;
    const moved = { movementId, amount };
    if (source.object === 'charge') return { ...moved, ...(await this.ofCharge(source)) };
    const back = backOf(source, amount);
    return back && { ...moved, ...back };
  }

  /** A payment of ours says so itself; that of a month belongs to an invoice, which knows its subscription. */
  private async ofCharge(charge: Stripe.Charge) {
    const chargeId = idOf(charge.payment_intent) ?? charge.id;
    const { paymentId } = charge.metadata;
    if (paymentId) return { kind: 'payment', chargeId, paymentId } as const;
    const invoice = charge.payment_intent === null ? undefined : await this.invoiceOf(chargeId);
    if (!invoice) return { kind: 'payment', chargeId, paymentId: null } as const;
    const subscriptionId = invoice.parent?.subscription_details?.metadata?.subscriptionId ?? null;
    return { kind: 'plan', invoiceId: invoice.id ?? '', subscriptionId } as const;
  }

  private async invoiceOf(intentId: string): Promise<Stripe.Invoice | undefined> {
    const { data } = await this.client.answer((sdk) =>
      sdk.invoicePayments.list({
        payment: { type: 'payment_intent', payment_intent: intentId },
        expand: ['data.invoice'],
        limit: 1,
      }),
    );
    const invoice = data[0]?.invoice;
    return typeof invoice === 'object' && !('deleted' in invoice) ? invoice : undefined;
  }
}

/** What goes back to a card or to its bank, and what of that comes here again. */
function backOf(source: Stripe.BalanceTransactionSource, amount: number) {
  if (source.object === 'refund')
    return { kind: amount < 0 ? 'refund' : 'refund_failure', refund: refundOf(source) } as const;
  const dispute = source.object === 'dispute' ? disputeOf(source) : undefined;
  return dispute && ({ kind: amount < 0 ? 'dispute' : 'dispute_reversal', dispute } as const);
}
