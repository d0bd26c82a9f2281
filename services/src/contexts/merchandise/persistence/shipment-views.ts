import { type ParcelView, type ShipmentView, type ShippingAddressDto, trackingUrlOf } from '@northlight/contracts';
import { filled, type Parcel, shipmentOf } from '../domain/parcels.js';
import type { Shipment } from '../domain/shipment.js';

/** A parcel as it begins. */
export const toPack: Parcel = {
  ...{ nr: 1, state: 'to_pack', carrier: null, trackingNumber: null, shippedAt: null, deliveredAt: null, lines: null },
};

interface ShippedOrder {
  readonly parcels: readonly Parcel[];
  readonly products: readonly { readonly quantity: number }[];
}

/** How an order is shipped, as it travels; null where it is picked up. @param address undefined once the person was erased */
export function shipmentViewOf(order: ShippedOrder, address: ShippingAddressDto | undefined): ShipmentView | null {
  const shipment = shipmentOf(order.parcels);
  if (!shipment) return null;
  const isOne = order.parcels.length === 1;
  return {
    ...viewOf(shipment),
    address: address ?? null,
    ...(!isOne && { parcels: filled(order.parcels, order.products).map(parcelView) }),
  };
}

/** What is not there does not travel. */
export const shippedAs = (shipment: ShipmentView | null): { readonly shipment?: ShipmentView } =>
  shipment ? { shipment } : {};

const parcelView = ({ nr, lines, ...parcel }: ReturnType<typeof filled>[number]): ParcelView => ({
  parcel: nr,
  ...viewOf(parcel),
  lines,
});

const viewOf = ({ state, carrier, trackingNumber, shippedAt, deliveredAt }: Shipment) => {
  const trackingUrl = carrier && trackingNumber ? trackingUrlOf(carrier, trackingNumber) : null;
  return { state, carrier, trackingNumber, trackingUrl, shippedAt: isoOf(shippedAt), deliveredAt: isoOf(deliveredAt) };
};

const isoOf = (instant: string | null): string | null => instant && new Date(instant).toISOString();
