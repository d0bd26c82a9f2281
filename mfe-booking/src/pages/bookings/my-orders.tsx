import type { OrderSummary } from '@northlight/contracts';
import { dateText, href, Link, money, useQuery } from '@northlight/site-kit';
import { dateIn } from '@northlight/site-kit/booking-ui';
import { myOrdersQuery } from '../../features/list-bookings/my-bookings.ts';
import { texts } from '../../texts/bookings.ts';
import { Below, Orders } from './bookings-layout.ts';

const statusTexts: Readonly<Record<OrderSummary['status'], string>> = {
  reserved: texts.reserved,
  awaiting_payment: texts.awaitingPayment,
  collected: texts.pickedUp,
  shipped: texts.shipped,
  cancelled: texts.canceled,
};

/** The latest orders, with what was bought along with visits. Nothing where there are none, or none to be had now. */
export function MyOrders() {
  const { data } = useQuery(myOrdersQuery);
  if (!data || data.items.length === 0) return null;
  return (
    <Below aria-labelledby="my-orders">
      <h2 id="my-orders">{texts.yourLatestOrders}</h2>
      <Orders>
        {data.items.map(({ id, reference, status, createdAt, totalPrice }) => (
          <li key={id}>
            <div>
              <Link to={href('order', { id })}>{reference}</Link>{' '}
              <span>
                {dateText(dateIn(hereZone, new Date(createdAt)))} · {statusTexts[status]}
              </span>
            </div>
            <b>{money(totalPrice)}</b>
          </li>
        ))}
      </Orders>
    </Below>
  );
}

const hereZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
