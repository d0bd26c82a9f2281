import type { OneDeskOrderView, OrderPaymentView } from '@northlight/contracts';
import { money, Row, rich, Surface } from '@northlight/site-kit';
import { Fragment } from 'react';
import { minuteText } from '../../format/moments.ts';
import { usePayment } from '../../queries/orders.ts';
import { texts } from '../../texts/order-details.ts';
import { CustomerCard } from '../../ui/customer-card.tsx';
import { OrderBadge } from '../../ui/order-badge.tsx';
import { PlainFacts } from '../../ui/plain-facts.ts';
import { chargeRows } from './charge-rows.ts';

/** Whom an order is for, how it stands, and what it comes to. */
export function OrderFacts({ order }: { readonly order: OneDeskOrderView }) {
  const { status, createdAt, collectAt, collectBy, bookingFee, totalPrice } = order;
  const payment = usePayment(order.id);
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
          {chargeRows(order).map(([name, amount]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{amount}</dd>
            </Fragment>
          ))}
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
          {payment && payment.paid > 0 && (
            <>
              <dt>{texts.paidOnline}</dt>
              <dd>{paidText(payment)}</dd>
            </>
          )}
          {order.voucherBack && (
            <>
              <dt>{texts.giftCard}</dt>
              <dd>{texts.backOnTheGiftCard({ amount: money(order.voucherBack) })}</dd>
            </>
          )}
        </PlainFacts>
      </Surface>
    </>
  );
}

const paidText = ({ paid, refunded, refunding, disputed }: OrderPaymentView): string =>
  [
    money(paid),
    refunded > 0 && texts.refunded({ refunded: money(refunded) }),
    refunding > 0 && texts.onItsWayBack({ refunding: money(refunding) }),
    disputed !== undefined && texts.disputed({ disputed: money(disputed) }),
  ]
    .filter(Boolean)
    .join(', ');
