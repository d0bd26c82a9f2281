import { count, dateText, money, timeText, useCart, weekdayText } from '@northlight/site-kit';
import { Aurora, Stub } from '@northlight/site-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Facts, Head, Name, Reference, Thumb, Time, Total } from '../../ticket-parts.ts';
import type { ConfirmedBooking } from './confirmed-booking.ts';

/** The printed booking. The northern light passes over it once, when the cart panel no longer lies in front of it. */
export function BookedTicket({ confirmed }: { readonly confirmed: ConfirmedBooking }) {
  const { booking, experience } = confirmed;
  const isCelebrated = usePanelWasClosed();
  return (
    <Sheet>
      <Stub tail={<Tail booking={booking} />}>
        <Head>
          <Thumb src={experience.imageUrl} alt="" shape="square" sizes="132px" isEager />
          <div>
            <Name>{experience.name}</Name>
            <p>
              {weekdayText(booking.date)}, {dateText(booking.date)}
            </p>
            <Time>{timeText(booking.time)}</Time>
          </div>
        </Head>
        <Details confirmed={confirmed} />
      </Stub>
      {isCelebrated && <Aurora motion="pass" />}
    </Sheet>
  );
}

/** True from the first time on that the panel, which every new line opens (§4), was closed on this page. */
const usePanelWasClosed = () => {
  const { isOpen } = useCart();
  const [seen, setSeen] = useState({ isOpen, wasClosed: false });
  if (seen.isOpen !== isOpen) setSeen({ isOpen, wasClosed: seen.wasClosed || seen.isOpen });
  return seen.wasClosed;
};

function Details({ confirmed: { booking, venue } }: { readonly confirmed: ConfirmedBooking }) {
  return (
    <Facts>
      <div>
        <dt>Reference</dt>
        <dd>
          <Reference>{booking.reference}</Reference>
        </dd>
      </div>
      <div>
        <dt>Tickets</dt>
        <dd>{count(booking.numberOfTickets, 'ticket')}</dd>
      </div>
      {booking.voucher !== undefined && (
        <div>
          <dt>Gift voucher</dt>
          <dd>
            −{money(booking.voucher)}
            <br />
            {money(booking.voucherLeft ?? 0)} left on it
          </dd>
        </div>
      )}
      <div>
        <dt>Venue</dt>
        <dd>
          {venue.name}
          <br />
          {venue.address}, {venue.city}, {venue.state} {venue.zipCode}
        </dd>
      </div>
    </Facts>
  );
}

function Tail({ booking }: Pick<ConfirmedBooking, 'booking'>) {
  return (
    <Total>
      <span>Total, {money(booking.bookingFee)} booking fee included</span>
      {money(booking.totalPrice)}
    </Total>
  );
}

const Sheet = styled.div`
  position: relative;
  max-width: 640px;
`;
