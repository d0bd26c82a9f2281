import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { PlaceOrderDto } from '@northlight/contracts';
import { EventStore } from '@northlight/event-store';
import type { Cents } from '../../../../../platform/kernel/money.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { Promotions, promote, ReturnPromotion } from '../../../../promotions/index.js';
import { goodsOf, noCharges } from '../../../domain/order.js';
import { orderJobs } from '../../../queues/orders.queue.js';
import type { CheckedOrder } from './checked-order.js';

interface PromotedOrder {
  readonly id: string;
  readonly at: Date;
  /** Where it comes from: guesses are counted. */
  readonly address: string;
  readonly request: PlaceOrderDto;
  readonly checked: CheckedOrder;
}

/**
 * What a promo code takes off the merchandise of an order. The code has a ledger, orders are plain tables: it is used
 * first, and given back where no order came of it, here or by a job that looks after a while (docs/adr/0084).
 */
@Injectable()
export class OrderPromotion {
  constructor(
    private readonly events: EventStore,
    private readonly promotions: Promotions,
    private readonly commands: CommandBus,
  ) {}

  /** Places the order with what it has off. @throws {Refusal} what the code refuses, and what `place` throws */
  async within<Placed extends { readonly id: string }>(
    order: PromotedOrder,
    place: (discount: Cents) => Promise<Placed>,
  ): Promise<Placed> {
    const discount = await this.take(order);
    if (discount === 0) return place(0);
    try {
      const placed = await place(discount);
      if (placed.id !== order.id) await this.giveBack(order.id); // the same request was answered before
      return placed;
    } catch (error) {
      // what else goes wrong may have been committed: the job looks
      if (error instanceof Refusal) await this.giveBack(order.id);
      throw error;
    }
  }

  private async take({ id, at, address, request, checked }: PromotedOrder): Promise<Cents> {
    if (!request.promoCode) return 0;
    const found = await this.promotions.find(request.promoCode, address);
    const customer = this.promotions.customerOf(request.customerEmail, found.code);
    const base = goodsOf(checked.products, noCharges);
    const part = { part: id, what: 'goods', base, otherwise: checked.memberSaving, ...customer, at } as const;
    return this.events.transaction(found.ledger, (work) => {
      const cents = promote(work, found, part);
      work.enqueue(orderJobs.checkPromotion, { orderId: id });
      return cents;
    });
  }

  private giveBack(orderId: string): Promise<void> {
    return this.commands.execute(new ReturnPromotion(orderId));
  }
}
