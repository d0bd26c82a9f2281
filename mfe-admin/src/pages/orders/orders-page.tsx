import { Page } from '@northlight/site-kit';
import { OrderList } from '../../features/order-list/order-list.tsx';
import { texts } from '../../texts/orders.ts';

/** Route /admin/orders: what the shop has sold, and what of it waits to be collected. */
export function OrdersPage() {
  return (
    <Page title={texts.orders} lead={texts.reservedOnlinePaid}>
      <OrderList />
    </Page>
  );
}
