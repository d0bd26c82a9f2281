import type { OneDeskOrderView } from '@northlight/contracts';
import { onDemand, PartBoundary, Spinner } from '@northlight/site-kit';
import { texts } from '../../texts/order.ts';

const { Component: Parts } = onDemand(async () => (await import('./after-sale-parts.tsx')).AfterSaleParts);

/** What few orders have, a parcel or a return, so that it loads by itself; nothing where there is neither. */
export const AfterSale = ({ order }: { readonly order: OneDeskOrderView }) =>
  order.shipment || order.returns ? (
    <PartBoundary whileLoading={<Spinner text={texts.loadingTheShipment} />}>
      <Parts order={order} />
    </PartBoundary>
  ) : null;
