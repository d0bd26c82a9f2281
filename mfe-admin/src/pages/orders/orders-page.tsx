import { Page } from '@northlight/site-kit';
import { OrderList } from '../../features/order-list/order-list.tsx';

/** Route /admin/orders: what the shop has sold, and what of it waits to be collected. */
export function OrdersPage() {
  return (
    <Page title="Orders" lead="Reserved on the site, paid and collected at the desk.">
      <OrderList />
    </Page>
  );
}
