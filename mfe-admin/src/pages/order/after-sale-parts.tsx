import type { OneDeskOrderView } from '@northlight/contracts';
import { ShippingParts } from '../../features/ship-order/shipping-parts.tsx';
import { ReturnsSection } from '../../features/take-returns/returns-section.tsx';

/** The parcel of an order, and what comes back of it. */
export const AfterSaleParts = ({ order }: { readonly order: OneDeskOrderView }) => (
  <>
    {order.shipment && <ShippingParts order={order} shipment={order.shipment} />}
    {order.returns && <ReturnsSection order={order} returns={order.returns} />}
  </>
);
