import { Injectable } from '@nestjs/common';
import type { RequestKey } from '@northlight/event-store';
import { Settings } from '../../../platform/config/settings.js';
import { isStaff, type Principal } from '../../../platform/http/access.js';
import { requestKeyOf } from '../../../platform/idempotency/request-key.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { actsWithPowers } from '../../../platform/observability/request-context.js';
import type { OrderRow } from './order.row.js';
import { opensOrder } from './order-token.js';
import { OrdersRepository } from './orders.repository.js';

/** An order that somebody asks for, and what shows that they may. */
export interface OrderRequest {
  readonly orderId: string;
  readonly user?: Principal | undefined;
  /** The order's token, as the header Order-Token brought it. */
  readonly token?: string | undefined;
  /** The Idempotency-Key, for a command. */
  readonly key?: string | undefined;
  /** Where it comes from: guesses at codes are counted. */
  readonly address?: string | undefined;
}

/**
 * By what somebody sees an order: as its owner, who gets what opens its bookings; by its link, which opens them until their
 * own links are replaced; or at work, with none of its tokens.
 */
export type SeenBy = 'owner' | 'link' | 'staff';

/** An order that was found. */
export interface OpenedOrder {
  readonly order: OrderRow;
  readonly seenBy: SeenBy;
}

/**
 * Finds an order for whoever may see it: its owner, the holder of its token, and the staff. To everybody else it looks
 * like one that does not exist (reliability.md rows 46 and 47).
 */
@Injectable()
export class OpenedOrders {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly settings: Settings,
  ) {}

  /** @throws {Refusal} ORDER_NOT_FOUND */
  async find({ orderId, user, token }: OrderRequest): Promise<OpenedOrder> {
    const order = await this.orders.byId(orderId);
    if (!order) throw new Refusal('ORDER_NOT_FOUND');
    if (user && user.id === order.userId) return { order, seenBy: 'owner' };
    if (this.opens(order, token)) return { order, seenBy: 'link' };
    // guard: an order is not there for strangers
    if (!isStaff(user)) throw new Refusal('ORDER_NOT_FOUND');
    actsWithPowers();
    return { order, seenBy: 'staff' };
  }

  /** For the desk: by id or reference. @throws {Refusal} ORDER_NOT_FOUND */
  async findAtDesk(name: string): Promise<OrderRow> {
    const isReference = name.trim().toUpperCase().startsWith('NO-');
    const order = isReference ? await this.orders.byReference(name) : await this.orders.byId(name);
    if (!order) throw new Refusal('ORDER_NOT_FOUND');
    return order;
  }

  /** The key of a command about an order: strangers who choose the same never meet (docs/adr/0010). */
  requestOf(order: OrderRow, key: string | undefined, body: object): RequestKey | undefined {
    return requestKeyOf(key, { scope: `order:${order.id}`, body, secrets: this.settings });
  }

  private opens({ id }: OrderRow, token: string | undefined): boolean {
    return token !== undefined && opensOrder(id, token, this.settings);
  }
}
