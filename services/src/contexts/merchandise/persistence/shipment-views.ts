import { type ShipmentView, type ShippingAddressDto, trackingUrlOf } from '@northlight/contracts';
import type { Shipment } from '../domain/shipment.js';

/** A parcel as it begins. */
export const toPack: Shipment = {
  ...{ state: 'to_pack', carrier: null, trackingNumber: null, shippedAt: null, deliveredAt: null },
};

/** A parcel as it travels. @param address undefined once the person was erased */
export const shipmentViewOf = (shipment: Shipment, address: ShippingAddressDto | undefined): ShipmentView => {
  const { state, carrier, trackingNumber, shippedAt, deliveredAt } = shipment;
  const trackingUrl = carrier && trackingNumber ? trackingUrlOf(carrier, trackingNumber) : null;
  const instants = { shippedAt: isoOf(shippedAt), deliveredAt: isoOf(deliveredAt) };
  return { state, address: address ?? null, carrier, trackingNumber, trackingUrl, ...instants };
};

const isoOf = (instant: string | null): string | null => instant && new Date(instant).toISOString();
