import type { OneDeskOrderView } from '@northlight/contracts';
import { onDemand, PartBoundary, Spinner } from '@northlight/site-kit';
import { texts } from '../../texts/order.ts';

const { Component: Parts } = onDemand(async () => (await import('./shipping-parts.tsx')).ShippingParts);

/** The parcel of an order; nothing where it is picked up. Most orders are, so that it loads by itself. */
export const Shipping = ({ order }: { readonly order: OneDeskOrderView }) =>
  order.shipment ? (
    <PartBoundary whileLoading={<Spinner text={texts.loadingTheShipment} />}>
      <Parts order={order} shipment={order.shipment} />
    </PartBoundary>
  ) : null;
