import type { BookingSummary } from '@northlight/contracts';
import { dateText, Link, money, timeText, weekdayText } from '@northlight/site-kit';
import { Stub } from '@northlight/site-kit/ui';
import { StatusBadge } from '../../status-badge.tsx';
import { texts } from '../../texts/bookings.ts';
import { Facts, Head, Reference, Thumb, Total } from '../../ticket-parts.ts';
import { zoneName } from '../../zone-text.ts';
import { CardName, CardTime, Ends } from './bookings-layout.ts';
import { CardWays } from './card-ways.tsx';

interface BookingCardProps {
  readonly booking: BookingSummary;
}

/** One booking of the list: what it is, and what may be done with it. */
export function BookingCard({ booking }: BookingCardProps) {
  const { id, experienceName, date, time, status } = booking;
  const isOver = status === 'cancelled' || status === 'expired';
  const zone = zoneName(booking.timezone, new Date(`${date}T12:00:00Z`));
  return (
    <article aria-label={`${experienceName}, ${dateText(date)}, ${timeText(time)}`}>
      <Stub tail={<Tail booking={booking} />}>
        <Head>
          <Thumb src={booking.imageUrl} alt="" shape="square" sizes="132px" />
          <div>
            <StatusBadge status={status} />
            <CardName as="h2">
              <Link to={`/bookings/${id}`}>{experienceName}</Link>
            </CardName>
            <p>
              {weekdayText(date)}, {dateText(date)}
            </p>
            <CardTime $isOver={isOver}>{timeText(time)}</CardTime>
            {zone && <p>{zone}</p>}
          </div>
        </Head>
        <Facts>
          <div>
            <dt>{texts.venue}</dt>
            <dd>
              {booking.venueName}
              <br />
              {booking.venueAddress}
            </dd>
          </div>
          <div>
            <dt>{texts.tickets}</dt>
            <dd>{texts.ticket({ numberOfTickets: booking.numberOfTickets })}</dd>
          </div>
          <div>
            <dt>{texts.reference}</dt>
            <dd>
              <Reference>{booking.reference}</Reference>
            </dd>
          </div>
        </Facts>
      </Stub>
    </article>
  );
}

function Tail({ booking }: BookingCardProps) {
  const { totalPrice } = booking;
  return (
    <Ends>
      <Total>
        <span>{[texts.total, ...refundWords(booking)].join(' · ')}</span>
        {money(totalPrice)}
      </Total>
      <CardWays booking={booking} />
    </Ends>
  );
}

const refundWords = ({ refund, paid }: BookingSummary): string[] => {
  if (refund === null) return [];
  if (refund > 0) return [texts.refund({ refund: money(refund) })];
  return [paid > 0 ? texts.noRefund : texts.nothingWasCharged];
};
