import type { OneDeskOrderView } from '@northlight/contracts';
import { money, Row, rich, Surface } from '@northlight/site-kit';
import { minuteText } from '../../format/moments.ts';
import { texts } from '../../texts/order-details.ts';
import { CustomerCard } from '../../ui/customer-card.tsx';
import { OrderBadge } from '../../ui/order-badge.tsx';
import { PlainFacts } from '../../ui/plain-facts.ts';

/** Whom an order is for, how it stands, and what it comes to. */
export function OrderFacts({ order }: { readonly order: OneDeskOrderView }) {
  const { status, createdAt, collectAt, collectBy, bookingFee, voucher, totalPrice } = order;
  return (
    <>
      <CustomerCard name={order.customerName} email={order.customerEmail} phone={order.customerPhone} />
      <Surface as="section" aria-label={texts.order}>
        <Row $spread>
          <h2>{texts.currentState}</h2>
          <OrderBadge status={status} />
        </Row>
        <PlainFacts>
          <dt>{texts.placed}</dt>
          <dd>{minuteText(createdAt)}</dd>
          {collectAt && (
            <>
              <dt>{texts.pickupAt}</dt>
              <dd>{collectAt.name}</dd>
            </>
          )}
          {collectBy && status === 'reserved' && (
            <>
              <dt>{texts.pickupBy}</dt>
              <dd>{minuteText(collectBy)}</dd>
            </>
          )}
          {voucher !== undefined && (
            <>
              <dt>{texts.giftVoucher}</dt>
              <dd>−{money(voucher)}</dd>
            </>
          )}
          <dt>{texts.total}</dt>
          <dd>
            {bookingFee > 0 ? (
              rich(texts.includingABookingFee, {
                total: money(totalPrice),
                bookingFee: money(bookingFee),
                b: (words) => <b>{words}</b>,
              })
            ) : (
              <b>{money(totalPrice)}</b>
            )}
          </dd>
        </PlainFacts>
      </Surface>
    </>
  );
}
