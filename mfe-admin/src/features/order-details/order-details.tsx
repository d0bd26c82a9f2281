import type { OneDeskOrderView } from '@northlight/contracts';
import { from, Notice, Spinner, space, useQuery } from '@northlight/site-kit';
import { LoadFailure } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { orderOf } from '../../orders.ts';
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
  if (order === null) return <Notice tone="bad" title="There is no order of this reference." />;
  if (isPending) return <Spinner text="Reading the order" />;
  if (!order) return <LoadFailure text="The order could not be loaded." onRetry={() => void refetch()} />;
  return (
    <Columns>
      <div>
        <OrderFacts order={order} />
        {children(order)}
      </div>
      <div>
        {order.products.length > 0 && <OrderThings products={order.products} />}
        {order.bookings.length > 0 && <OrderVisits bookings={order.bookings} />}
        <OrderHistory changes={order.changes} />
      </div>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxl};

  > div {
    display: flex;
    flex-direction: column;
    gap: ${space.xl};
  }

  @media screen and (${from.large}) {
    grid-template-columns: minmax(320px, 5fr) 8fr;

    > :first-child {
      position: sticky;
      top: 96px;
      align-self: start;
    }
  }
`;
