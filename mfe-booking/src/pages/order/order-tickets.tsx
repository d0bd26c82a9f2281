import type { OrderView } from '@northlight/contracts';
import { money } from '@northlight/site-kit';
import { Stub } from '@northlight/site-kit/ui';
import type { OrderAccess } from '../../features/see-order/order-calls.ts';
import { texts } from '../../texts/order.ts';
import { Facts, Reference, Total } from '../../ticket-parts.ts';
import { BookingTicket } from './booking-ticket.tsx';
import { OpenTicket } from './open-ticket.tsx';
import { Sheets } from './order-layout.ts';
import { ThingsTicket } from './things-ticket.tsx';

interface OrderTicketsProps {
  readonly access: OrderAccess;
  readonly order: OrderView;
  /** The northern light passes round it once, when it was just made. */
  readonly isCelebrated: boolean;
}

/** The order as the sheet of tickets that it is. */
export function OrderTickets({ access, order, isCelebrated }: OrderTicketsProps) {
  const waiting = order.openTickets.filter(({ state }) => state !== 'scheduled'); // those are visits by now
  return (
    <Sheets isCelebrated={isCelebrated}>
      <Bill order={order} />
      {order.bookings.map((booking) => (
        <BookingTicket key={booking.id} booking={booking} />
      ))}
      {waiting.map((ticket) => (
        <OpenTicket key={ticket.id} access={access} ticket={ticket} />
      ))}
      {order.products.length > 0 && <ThingsTicket order={order} />}
    </Sheets>
  );
}

const totalText = ({ bookingFee: fee, status }: OrderView): string => {
  const isPaid = status === 'collected';
  if (fee === 0) return isPaid ? texts.total : texts.totalToPay;
  const bookingFee = money(fee);
  return isPaid ? texts.totalIncludingBookingFee({ bookingFee }) : texts.totalToPayOf({ bookingFee });
};

function Bill({ order }: { readonly order: OrderView }) {
  const { reference, customerName, customerEmail, voucher, totalPrice } = order;
  return (
    <Stub
      tail={
        <Total>
          <span>{totalText(order)}</span>
          {money(totalPrice)}
        </Total>
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
          <dt>{texts.reservedFor}</dt>
          <dd>
            {customerName}
            <br />
            {customerEmail}
          </dd>
        </div>
        {voucher !== undefined && (
          <div>
            <dt>{texts.giftVoucher2}</dt>
            <dd>−{money(voucher)}</dd>
          </div>
        )}
      </Facts>
    </Stub>
  );
}
