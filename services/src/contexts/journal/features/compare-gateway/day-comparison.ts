import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { addDaysTo } from '../../../../platform/kernel/venue-time.js';
import { logger } from '../../../../platform/observability/logger.js';
import { type GatewayMovement, GatewayRecords, PaymentGateway } from '../../../payments/index.js';
import { PlanRecords } from '../../../subscriptions/index.js';
import type { Difference } from '../../domain/difference.js';
import { type GatewayPosting, gatewayPostings } from '../../persistence/gateway-postings.js';
import { keyOfMovement } from './gateway-key.js';
import { movementsOf, spanOfDay } from './gateway-list.js';

/** What is in the books since yesterday may have moved at the gateway so many days before: its notice was lost. */
const MOST_DAYS_LATE = 31;

interface Compared {
  readonly compared: number;
  readonly differences: readonly Difference[];
}

/** Holds a day of the gateway's own list against the accounts of orders and the receipts of plans. */
@Injectable()
export class DayComparison {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly gateway: PaymentGateway,
    private readonly orders: GatewayRecords,
    private readonly plans: PlanRecords,
  ) {}

  /** What can be settled in the ordinary way is; the rest differs. @throws {GatewayUnavailable} */
  async of(day: string): Promise<Compared> {
    const differences: Difference[] = [];
    const seen = new Set<string>();
    for await (const movement of movementsOf(this.gateway, day)) {
      seen.add(keyOfMovement(movement));
      const difference = await this.compare(movement);
      if (difference) differences.push(difference);
    }
    const own = await gatewayPostings(this.pool, spanOfDay(day));
    for (const { key, amount } of await this.unseen(own, { seen, day }))
      differences.push({ what: 'not_at_the_gateway', subject: key, expected: 0, actual: amount });
    return { compared: new Set([...seen, ...own.map(({ key }) => key)]).size, differences };
  }

  private async compare(movement: GatewayMovement): Promise<Difference | undefined> {
    const { movementId: subject, amount: expected } = movement;
    const actual = (await this.amountOf(movement)) ?? (await this.settled(movement));
    if (actual === undefined) return { what: 'not_in_the_books', subject, expected, actual: 0 };
    return actual === expected ? undefined : { what: 'amount', subject, expected, actual };
  }

  private amountOf(movement: GatewayMovement) {
    return movement.kind === 'plan' ? this.plans.amountOf(movement) : this.orders.amountOf(movement);
  }

  /** What a lost notice would have told. One that cannot be settled stops no other. */
  private async settled(movement: GatewayMovement) {
    try {
      await (movement.kind === 'plan' ? this.plans.settle(movement) : this.orders.settle(movement));
    } catch (error) {
      logger.warn({ err: error, movementId: movement.movementId }, 'A movement at the gateway cannot be settled');
    }
    return this.amountOf(movement);
  }

  /** Of postings those that no list has: not that of their day, and none of the days before. */
  private async unseen(
    postings: readonly GatewayPosting[],
    { seen, day }: { readonly seen: Set<string>; readonly day: string },
  ): Promise<GatewayPosting[]> {
    const missing = () => postings.filter(({ key }) => !seen.has(key));
    for (let daysBack = 1; daysBack <= MOST_DAYS_LATE && missing().length > 0; daysBack++)
      for await (const movement of movementsOf(this.gateway, addDaysTo(day, -daysBack)))
        seen.add(keyOfMovement(movement));
    return missing();
  }
}
