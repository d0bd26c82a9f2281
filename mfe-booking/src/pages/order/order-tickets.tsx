import type { OrderView } from '@northlight/contracts';
import { money } from '@northlight/site-kit';
import { Stub } from '@northlight/site-kit/ui';
import type { Standing } from '../../features/pay-online/use-order-payment.ts';
import { chargeRows } from '../../features/see-order/charge-rows.ts';
import type { OrderAccess } from '../../order-access.ts';
import { texts } from '../../texts/order.ts';
import { Facts, Reference, Total } from '../../ticket-parts.ts';
import { BookingTicket } from './booking-ticket.tsx';
import { GiftCards } from './gift-cards.tsx';
import { OpenTicket } from './open-ticket.tsx';
import { Sheets } from './order-layout.ts';
import { PaidLines } from './paid-lines.tsx';
import { ThingsTicket } from './things-ticket.tsx';

interface OrderTicketsProps {
  readonly access: OrderAccess;
  readonly order: OrderView;
  readonly standing: Standing;
  /** The northern light passes round it once, when it was just made. */
  readonly isCelebrated: boolean;
}

/** The order as the sheet of tickets that it is. */
export function OrderTickets({ access, order, standing, isCelebrated }: OrderTicketsProps) {
  const waiting = order.openTickets.filter(({ state }) => state !== 'scheduled'); // those are visits by now
  return (
    <Sheets isCelebrated={isCelebrated}>
      <Bill order={order} standing={standing} />
      {order.bookings.map((booking) => (
        <BookingTicket key={booking.id} booking={booking} isAwaiting={order.status === 'awaiting_payment'} />
      ))}
      {waiting.map((ticket) => (
        <OpenTicket key={ticket.id} access={access} ticket={ticket} isGood={order.status !== 'awaiting_payment'} />
      ))}
      <GiftCards order={order} />
      {order.products.length > 0 && <ThingsTicket order={order} />}
    </Sheets>
  );
}

const totalText = ({ bookingFee: fee, status }: OrderView, { paidBy }: Standing): string => {
  const isToPay = status === 'reserved' && paidBy === 'venue';
  if (fee === 0) return isToPay ? texts.totalToPay : texts.total;
  const bookingFee = money(fee);
  return isToPay ? texts.totalToPayOf({ bookingFee }) : texts.totalIncludingBookingFee({ bookingFee });
};

function Bill({ order, standing }: Pick<OrderTicketsProps, 'order' | 'standing'>) {
  const { payment } = standing;
  const { reference, customerName, customerEmail, totalPrice } = order;
  return (
    <Stub
      tail={
        <>
          <Total>
            <span>{totalText(order, standing)}</span>
            {money(totalPrice)}
          </Total>
          {payment && payment.paid > 0 && <PaidLines order={order} payment={payment} />}
          {order.voucherBack && <p>{texts.backOnYourGiftCard({ amount: money(order.voucherBack) })}</p>}
        </>
      }
    >
      <Facts style={{ marginTop: 0 }}>
        <div>
          <dt>{texts.order}</dt>
          <dd>
            <Reference>{reference}</Reference>
          </dd>
        </div>
        <div>
          <dt>{order.shipment ? texts.orderedBy : texts.reservedFor}</dt>
          <dd>
            {customerName}
            <br />
            {customerEmail}
          </dd>
        </div>
        {chargeRows(order).map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </Facts>
    </Stub>
  );
}
