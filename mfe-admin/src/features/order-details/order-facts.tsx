import type { OneDeskOrderView } from '@northlight/contracts';
import { money, Row, Surface } from '@northlight/site-kit';
import { CustomerCard } from '../../customer-card.tsx';
import { minuteText } from '../../moments.ts';
import { OrderBadge } from '../../order-badge.tsx';
import { PlainFacts } from '../../plain-facts.ts';

/** Whom an order is for, how it stands, and what it comes to. */
export function OrderFacts({ order }: { readonly order: OneDeskOrderView }) {
  const { status, createdAt, collectAt, collectBy, bookingFee, voucher, totalPrice } = order;
  return (
    <>
      <CustomerCard name={order.customerName} email={order.customerEmail} phone={order.customerPhone} />
      <Surface as="section" aria-label="The order">
        <Row $spread>
          <h2>As it is now</h2>
          <OrderBadge status={status} />
        </Row>
        <PlainFacts>
          <dt>Placed</dt>
          <dd>{minuteText(createdAt)}</dd>
          {collectAt && (
            <>
              <dt>Collect at</dt>
              <dd>{collectAt.name}</dd>
            </>
          )}
          {collectBy && status === 'reserved' && (
            <>
              <dt>Collect by</dt>
              <dd>{minuteText(collectBy)}</dd>
            </>
          )}
          {voucher !== undefined && (
            <>
              <dt>Gift voucher</dt>
              <dd>−{money(voucher)}</dd>
            </>
          )}
          <dt>Total</dt>
          <dd>
            <b>{money(totalPrice)}</b>
            {bookingFee > 0 && `, of it ${money(bookingFee)} booking fee`}
          </dd>
        </PlainFacts>
      </Surface>
    </>
  );
}
