import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import pg from 'pg';
import type { Cents } from '../../platform/kernel/money.js';
import type { GatewayMovement } from '../payments/index.js';
import { SyncSubscription } from './features/sync-subscription/sync-subscription.handler.js';
import { StoredSubscriptions } from './persistence/stored-subscriptions.js';

type PlanMovement = Extract<GatewayMovement, { kind: 'plan' }>;

/** What the subscriptions have of months that the gateway has taken. */
@Injectable()
export class PlanRecords {
  constructor(
    private readonly pool: pg.Pool,
    private readonly commands: CommandBus,
    private readonly stored: StoredSubscriptions,
  ) {}

  /** Cents; undefined where nobody has a receipt of it. */
  async amountOf({ invoiceId }: PlanMovement): Promise<Cents | undefined> {
    const { rows } = await this.pool.query<{ amount: Cents }>(
      'select amount from subscriptions.receipts where invoice = $1',
      [invoiceId],
    );
    return rows[0]?.amount;
  }

  /** Asks the gateway how the subscription stands, as its notice would have had us do; nothing where it is not ours. */
  async settle({ subscriptionId }: PlanMovement): Promise<void> {
    const userId = subscriptionId === null ? undefined : await this.stored.userOf(subscriptionId);
    if (userId !== undefined) await this.commands.execute(new SyncSubscription(userId));
  }
}
