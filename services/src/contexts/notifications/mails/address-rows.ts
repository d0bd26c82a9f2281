import { shippingAddressText } from '@northlight/contracts';
import { texts } from '../texts/shipment-mails.js';
import type { PlacedOrder } from './placed-order.js';

/** Where a parcel goes, and until when it takes; nothing where an order is picked up. */
export const addressRows = ({ shipment }: Pick<PlacedOrder, 'shipment'>): [string, string][] =>
  shipment?.address
    ? [
        [texts.shipTo, `${shipment.address.name}, ${shippingAddressText(shipment.address)}`],
        [texts.shippingMethod, texts.standardShipping],
      ]
    : [];
