import type { OrderBookingView } from '@northlight/contracts';
import { color, dateText, href, Link, money, Row, size, space, timeText } from '@northlight/site-kit';
import styled from 'styled-components';
import { StatusBadge } from '../../status-badge.tsx';
import { texts } from '../../texts/order-details.ts';

/** The visits of an order as they are now; each leads to its own page. */
export const OrderVisits = ({ bookings }: { readonly bookings: readonly OrderBookingView[] }) => (
  <section aria-label={texts.visits}>
    <h2>{texts.visits}</h2>
    <List>
      {bookings.map((booking) => (
        <Visit key={booking.id} booking={booking} />
      ))}
    </List>
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
        <span>{texts.tickets({ numberOfTickets, totalPrice: money(totalPrice) })}</span>
      </Row>
    </li>
  );
}

const List = styled.ul`
  margin-top: ${space.m};

  li {
    display: grid;
    gap: ${space.s};
    padding-block: ${space.m};
    border-top: 1px solid ${color.line};
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }

  a {
    font-weight: 600;
  }

  small {
    display: block;
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }
`;
