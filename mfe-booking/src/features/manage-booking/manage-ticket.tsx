import type { BookingView } from '@northlight/contracts';
import { count, dateText, money, timeText, weekdayText } from '@northlight/site-kit';
import { Stub } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../status-badge.tsx';
import { Facts, Head, Name, Reference, Thumb, Time, Total } from '../../ticket-parts.ts';
import { zoneName } from '../../zone-text.ts';
import { refundedText, voucherText } from './manage-texts.ts';

interface ManageTicketProps {
  readonly booking: BookingView;
}

/** The booking as the ticket that it is, with its bill. */
export function ManageTicket({ booking }: ManageTicketProps) {
  const isOver = booking.status === 'cancelled' || booking.status === 'expired';
  const zone = zoneName(booking.timezone, new Date(booking.startsAt));
  return (
    <Stub tail={<Tail booking={booking} />}>
      <Head>
        {booking.imageUrl && <Thumb src={booking.imageUrl} alt="" shape="square" sizes="132px" isEager />}
        <div>
          <Name>{booking.experienceName}</Name>
          <p>
            {weekdayText(booking.date)}, {dateText(booking.date)}
          </p>
          <Time $isOver={isOver}>{timeText(booking.time)}</Time>
          {zone && <p>{zone}</p>}
        </div>
      </Head>
      <Facts>
        <Fact label="Status">
          <StatusBadge status={booking.status} />
        </Fact>
        <Fact label="Reference">
          <Reference>{booking.reference}</Reference>
        </Fact>
        <Fact label="Tickets">{count(booking.numberOfTickets, 'ticket')}</Fact>
        <Fact label="Venue">
          {booking.venueName}
          <br />
          {booking.venueAddress}
        </Fact>
        {booking.voucher !== undefined && <Fact label="Gift voucher">{voucherText(booking)}</Fact>}
        {booking.refund !== null && <Fact label="Refund">{refundedText(booking)}</Fact>}
      </Facts>
    </Stub>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Tail({ booking }: ManageTicketProps) {
  return (
    <Total>
      <span>Total, {money(booking.bookingFee)} booking fee included</span>
      {money(booking.totalPrice)}
    </Total>
  );
}
