import type { Carrier, OrderStatus, ShipmentState } from '@northlight/contracts';
import { Refusal } from '../../../platform/kernel/refusal.js';

/** The parcel of an order as its table has it; instants as ISO texts. */
export interface Shipment {
  readonly state: ShipmentState;
  readonly carrier: Carrier | null;
  readonly trackingNumber: string | null;
  readonly shippedAt: string | null;
  readonly deliveredAt: string | null;
}

/** An order with its parcel, as both are now. */
export interface ShippedOrder {
  readonly status: OrderStatus;
  /** Undefined where it is picked up. */
  readonly state: ShipmentState | undefined;
}

/** Whether an order is packed by this, or was already. @throws {Refusal} as `mustBeShipped` */
export const packs = (order: ShippedOrder): boolean => mustBeShipped(order) === 'to_pack';

/** Whether an order leaves by this, or had already. @throws {Refusal} SHIPMENT_NOT_PACKED, and as `mustBeShipped` */
export function ships(order: ShippedOrder): boolean {
  const state = mustBeShipped(order);
  // guard: what is not packed is not shipped
  if (state === 'to_pack') throw new Refusal('SHIPMENT_NOT_PACKED');
  return state === 'packed';
}

/** Whether an order arrives by this, or had already. @throws {Refusal} SHIPMENT_NOT_SENT, and as `mustBeShipped` */
export function delivers(order: ShippedOrder): boolean {
  const state = mustBeShipped(order);
  if (state === 'to_pack' || state === 'packed') throw new Refusal('SHIPMENT_NOT_SENT');
  return state === 'shipped';
}

/** @throws {Refusal} ORDER_NOT_SHIPPED, ORDER_CANCELLED, ORDER_AWAITS_PAYMENT */
function mustBeShipped({ status, state }: ShippedOrder): ShipmentState {
  if (!state) throw new Refusal('ORDER_NOT_SHIPPED');
  if (status === 'cancelled') throw new Refusal('ORDER_CANCELLED');
  // guard: nothing is packed that awaits its payment
  if (status === 'awaiting_payment') throw new Refusal('ORDER_AWAITS_PAYMENT');
  return state;
}
