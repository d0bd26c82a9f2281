import type { ReturnedLine } from './return-order.dto.js';
import type { Carrier } from './ship-order.dto.js';
import type { ShippingAddressDto } from './shipping-address.dto.js';

/** What becomes of merchandise that is shipped. */
export const shipmentStates = ['to_pack', 'packed', 'shipped', 'delivered'] as const;
export type ShipmentState = (typeof shipmentStates)[number];

/** One of several parcels of an order. */
export interface ParcelView {
  /** Its number in the order; commands name it. */
  readonly parcel: number;
  readonly state: ShipmentState;
  /** Null until it is shipped. */
  readonly carrier: Carrier | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  /** ISO instants; null where it did not happen yet. */
  readonly shippedAt: string | null;
  readonly deliveredAt: string | null;
  /** What is in it. */
  readonly lines: readonly ReturnedLine[];
}

/** How an order is shipped. In several parcels, it is on its way once one of them is, and delivered once all are. */
export interface ShipmentView {
  readonly state: ShipmentState;
  /** Null once the person was erased. */
  readonly address: ShippingAddressDto | null;
  /** Null until it is shipped. */
  readonly carrier: Carrier | null;
  readonly trackingNumber: string | null;
  /** A page of the carrier that follows the parcel; null for a carrier without one. */
  readonly trackingUrl: string | null;
  /** ISO instants; null where it did not happen yet. */
  readonly shippedAt: string | null;
  readonly deliveredAt: string | null;
  /** Not there where all of it is in one. */
  readonly parcels?: readonly ParcelView[];
}

/** POST /api/orders/charges: what an order costs besides its lines, in dollars. */
export interface OrderChargesView {
  /** Not there where nothing is shipped, or where that is free. */
  readonly shipping?: number;
  /** Not there where there is none. */
  readonly tax?: number;
  /** What a gift voucher pays of merchandise, shipping and tax, and what is left on it then; not there without one. */
  readonly voucher?: number;
  readonly voucherLeft?: number;
  /** What shipping costs where it is not free, and above which dollars of merchandise it is. */
  readonly shippingPrice: number;
  readonly freeShippingOver: number;
}

/** The answer of the commands about a parcel. */
export interface ShipmentMovedView {
  readonly id: string;
  readonly reference: string;
  /** The number of the parcel in its order. */
  readonly parcel: number;
  /** Of that parcel. */
  readonly state: ShipmentState;
  /** True where that had happened before it was asked. */
  readonly wasBefore: boolean;
}
