import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { validate as isUuid } from 'uuid';
import type { Cents } from '../../platform/kernel/money.js';
import { Accounts } from './accounts.js';
import { CardRefunds } from './card-refunds.js';
import type { GatewayMovement } from './domain/payment-gateway.js';
import { StoredPayments } from './persistence/stored-payments.js';

type OrderMovement = Exclude<GatewayMovement, { kind: 'plan' }>;

/** What the accounts of orders have of each kind of movement, by the id in $1. */
const amounts: Readonly<Record<OrderMovement['kind'], string>> = {
  payment: "select amount from payments.payments where charge_id = $1 and state = 'captured'",
  refund: "select -amount as amount from payments.refunds where id = $1::uuid and state in ('settled', 'failed')",
  refund_failure: "select amount from payments.refunds where id = $1::uuid and state = 'failed'",
  dispute: 'select -amount as amount from payments.disputes where id = $1',
  dispute_reversal: "select amount from payments.disputes where id = $1 and state = 'won'",
};

function idOf(movement: OrderMovement): string {
  if (movement.kind === 'payment') return movement.chargeId;
  return 'refund' in movement ? movement.refund.refundId : movement.dispute.disputeId;
}

/** What the accounts of orders have of what moved at the gateway. */
@Injectable()
export class GatewayRecords {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly stored: StoredPayments,
    private readonly accounts: Accounts,
    private readonly refunds: CardRefunds,
  ) {}

  /** Cents, as the gateway signs them; undefined where no account has it. */
  async amountOf(movement: OrderMovement): Promise<Cents | undefined> {
    if ('refund' in movement && !isUuid(movement.refund.refundId)) return undefined;
    const { rows } = await this.pool.query<{ amount: Cents }>(amounts[movement.kind], [idOf(movement)]);
    return rows[0]?.amount;
  }

  /** Makes true here what the gateway says, as its notice would have; nothing where it is not ours. Safe to repeat. */
  async settle(movement: OrderMovement): Promise<void> {
    if (movement.kind === 'payment') return this.capture(movement);
    if ('refund' in movement) {
      const orderId = await this.stored.orderOfRefund(movement.refund.refundId);
      if (orderId) await this.refunds.note(orderId, movement.refund);
      return;
    }
    const orderId = await this.stored.orderOfCharge(movement.dispute.chargeId);
    if (orderId) await this.accounts.noteDispute(orderId, movement.dispute);
  }

  private async capture({ paymentId, chargeId, amount }: Extract<OrderMovement, { kind: 'payment' }>): Promise<void> {
    const orderId = paymentId === null ? undefined : await this.stored.orderOfPayment(paymentId);
    if (!orderId || paymentId === null) return;
    const checkout = { checkoutId: '', url: null, state: 'paid', paymentId, chargeId, amount } as const;
    await this.accounts.noteCheckout(orderId, checkout);
  }
}
