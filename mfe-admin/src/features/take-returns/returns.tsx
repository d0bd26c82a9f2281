import type { OneDeskOrderView } from '@northlight/contracts';
import { onDemand, PartBoundary, Spinner } from '@northlight/site-kit';
import { texts } from '../../texts/order.ts';

const { Component: Section } = onDemand(async () => (await import('./returns-section.tsx')).ReturnsSection);

/** The returns of an order; nothing where there are none. Few orders have any, so that they load by themselves. */
export const Returns = ({ order }: { readonly order: OneDeskOrderView }) =>
  order.returns ? (
    <PartBoundary whileLoading={<Spinner text={texts.loadingTheReturns} />}>
      <Section order={order} returns={order.returns} />
    </PartBoundary>
  ) : null;
