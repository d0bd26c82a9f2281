import type { DeskPaymentView } from '../booking/desk-payment.js';
import type { OrderReason } from './manage-order.dto.js';
import type { OrderStatus } from './order-status.js';
import type { CollectionPlace, OrderCustomer, OrderSummary } from './order-views.js';
import type { OrderReturns } from './return-views.js';
import type { ShipmentView } from './shipment-views.js';

/** An order as the desk sees it, GET /api/admin/orders. */
export interface DeskOrderView extends OrderSummary, OrderCustomer {
  readonly collectedAt: string | null;
  readonly cancelledAt: string | null;
  /** Not there where it is picked up. */
  readonly shipment?: ShipmentView;
}

export type OrderChange =
  | ('placed' | 'claimed' | 'collected' | 'cancelled' | 'ticket cancelled')
  | ('packed' | 'shipped' | 'delivered')
  | ('return requested' | 'return received' | 'return paid back');

/** Something that was done with an order. */
export interface OrderChangeView {
  readonly what: OrderChange;
  /** 'user:7', 'visitor', 'worker', 'seed'. */
  readonly actor: string;
  /** The username of somebody who works here, as it was then; null for a customer, and once the account is deleted. */
  readonly who: string | null;
  /** Why the house did it; null where it was asked for no reason. */
  readonly reason: OrderReason | null;
  /** ISO instant. */
  readonly at: string;
}

/** GET /api/admin/orders/{order} */
export interface OneDeskOrderView extends DeskOrderView, OrderReturns {
  /** Null where there is nothing to collect. */
  readonly collectAt: CollectionPlace | null;
  /** ISO instant up to which its merchandise is reserved; null where there is none. */
  readonly collectBy: string | null;
  /** Oldest first. */
  readonly changes: readonly OrderChangeView[];
}

/** The answer of POST /api/admin/orders/{order}/collect. */
export interface OrderCollectedView {
  readonly id: string;
  readonly reference: string;
  readonly status: OrderStatus;
  /** ISO instant at which it was handed over, the first time somebody said so. */
  readonly collectedAt: string;
  /** True where it had been handed over before this was asked. */
  readonly wasCollected: boolean;
  /** What was paid with it, where it was said how. */
  readonly taken?: DeskPaymentView;
  /** Dollars that a gift voucher paid with it; not there where none did. */
  readonly voucher?: number;
}
