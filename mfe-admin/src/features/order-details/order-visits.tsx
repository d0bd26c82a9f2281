import type { OrderBookingView } from '@northlight/contracts';
import { dateText, href, Link, money, Row, timeText } from '@northlight/site-kit';
import { texts } from '../../texts/order-details.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Lines } from './lines.ts';

/** The visits of an order as they are now; each leads to its own page. */
export const OrderVisits = ({ bookings }: { readonly bookings: readonly OrderBookingView[] }) => (
  <section aria-label={texts.bookings}>
    <h2>{texts.bookings}</h2>
    <Lines>
      {bookings.map((booking) => (
        <Visit key={booking.id} booking={booking} />
      ))}
    </Lines>
  </section>
);

function Visit({ booking }: { readonly booking: OrderBookingView }) {
  const { reference, experienceName, venueName, date, time, numberOfTickets, totalPrice, status } = booking;
  return (
    <li>
      <div>
        <Link to={`${href('adminBookings')}/${reference}`}>{reference}</Link> {experienceName}
        <small>
          {dateText(date)}, {timeText(time)}, {venueName}
        </small>
      </div>
      <Row $spread>
        <StatusBadge status={status} />
        <span>{texts.ticket({ numberOfTickets, totalPrice: money(totalPrice) })}</span>
      </Row>
    </li>
  );
}
