import type { OneDeskOrderView } from '@northlight/contracts';
import { Notice, Spinner, useQuery } from '@northlight/site-kit';
import { LoadFailure } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';
import { orderOf } from '../../queries/orders.ts';
import { texts } from '../../texts/order-details.ts';
import { StoryColumns } from '../../ui/story-columns.ts';
import { OpenTickets } from './open-tickets.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderThings } from './order-things.tsx';
import { OrderVisits } from './order-visits.tsx';

interface OrderDetailsProps {
  readonly reference: string;
  /** What may be done with it. */
  readonly children: (order: OneDeskOrderView) => ReactNode;
}

/** All that there is to know of an order. */
export function OrderDetails({ reference, children }: OrderDetailsProps) {
  const { data: order, isPending, refetch } = useQuery(orderOf(reference));
  if (order === null) return <Notice tone="bad" title={texts.theresNoOrder} />;
  if (isPending) return <Spinner text={texts.loadingTheOrder} />;
  if (!order) return <LoadFailure text={texts.couldntLoadTheOrder} onRetry={() => void refetch()} />;
  return (
    <StoryColumns>
      <div>
        <OrderFacts order={order} />
        {children(order)}
      </div>
      <div>
        {order.products.length > 0 && <OrderThings products={order.products} />}
        {order.bookings.length > 0 && <OrderVisits bookings={order.bookings} />}
        {order.openTickets.length > 0 && <OpenTickets tickets={order.openTickets} />}
        <OrderHistory changes={order.changes} />
      </div>
    </StoryColumns>
  );
}
