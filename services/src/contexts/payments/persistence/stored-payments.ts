import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { validate as isUuid } from 'uuid';
import { pageSize } from '../../../platform/database/pages.js';

/** A payment that nobody has heard of for a while. */
export interface OpenPayment {
  readonly id: string;
  readonly orderId: string;
  readonly checkoutId: string | null;
  readonly until: Date;
}

/** A refund that the gateway has not settled for a while. */
export interface StartedRefund {
  readonly id: string;
  readonly orderId: string;
  readonly chargeId: string;
}

/** Payments and refunds as their tables tell them. */
@Injectable()
export class StoredPayments {
  constructor(private readonly pool: pg.Pool) {}

  /** The order that a payment is for; undefined where it is not ours. */
  async orderOfPayment(paymentId: string): Promise<string | undefined> {
    return this.orderOf('payments.payments', paymentId);
  }

  /** The order whose payment the gateway knows by this id; undefined where it is not ours. */
  async orderOfCharge(chargeId: string): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ orderId: string }>(
      'select order_id as "orderId" from payments.payments where charge_id = $1',
      [chargeId],
    );
    return rows[0]?.orderId;
  }

  /** The order that a refund is for; undefined where it is not ours. */
  async orderOfRefund(refundId: string): Promise<string | undefined> {
    return this.orderOf('payments.refunds', refundId);
  }

  /** By the index: what the gateway calls an id of ours may be no id. */
  private async orderOf(table: 'payments.payments' | 'payments.refunds', id: string): Promise<string | undefined> {
    if (!isUuid(id)) return undefined;
    const { rows } = await this.pool.query<{ orderId: string }>(
      `select order_id as "orderId" from ${table} where id = $1`,
      [id],
    );
    return rows[0]?.orderId;
  }

  /** Payments that were begun before an instant and are neither made nor over: those behind `last`, a page of them. */
  async openSince(before: Date, last: OpenPayment | undefined): Promise<readonly OpenPayment[]> {
    const { rows } = await this.pool.query<OpenPayment>(
      `select id, order_id as "orderId", checkout_id as "checkoutId", until from payments.payments
       where state = 'open' and started_at < $1 and ($2::uuid is null or id > $2) order by id limit ${pageSize}`,
      [before, last?.id],
    );
    return rows;
  }

  async hasOpen(orderId: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      "select from payments.payments where order_id = $1 and state in ('open', 'captured') limit 1",
      [orderId],
    );
    return rowCount === 1;
  }

  /** Refunds that were begun before an instant and are not settled: those behind `last`, a page of them. */
  async refundsUnderwaySince(before: Date, last: StartedRefund | undefined): Promise<readonly StartedRefund[]> {
    const { rows } = await this.pool.query<StartedRefund>(
      `select r.id, r.order_id as "orderId", p.charge_id as "chargeId" from payments.refunds r
       join payments.payments p on (p.id, p.ledger) = (r.payment_id, r.ledger)
       where r.state = 'started' and r.started_at < $1 and ($2::uuid is null or r.id > $2) order by r.id limit ${pageSize}`,
      [before, last?.id],
    );
    return rows;
  }
}
