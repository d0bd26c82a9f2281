import {
  color,
  count,
  dateText,
  font,
  money,
  Picture,
  size,
  space,
  timeText,
  useCart,
  weekdayText,
} from '@northlight/site-kit';
import { Aurora, Stub } from '@northlight/site-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
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

const Head = styled.div`
  display: flex;
  gap: ${space.xl};

  p {
    color: ${color.inkQuiet};
  }
`;

const Thumb = styled(Picture)`
  width: clamp(88px, 24vw, 132px);
  flex: none;
  align-self: flex-start;
  border-radius: 6px;
`;

const Name = styled.p`
  && {
    margin-bottom: ${space.s};
    color: ${color.ink};
    font: 750 ${size.title} / 1.1 ${font.display};
    letter-spacing: -0.025em;
  }
`;

const Time = styled.p`
  && {
    color: ${color.ink};
    font: 780 clamp(2.25rem, 9vw, 3.25rem) / 1.05 ${font.display};
    letter-spacing: -0.04em;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space.l} ${space.xl};
  margin-top: ${space.xl};

  dt {
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }

  dd {
    margin: 0;
  }
`;

const Reference = styled.strong`
  font: 700 ${size.lead} / 1.3 ${font.display};
  letter-spacing: 0.01em;
  user-select: all;
`;

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s};
  font: 780 2rem / 1 ${font.display};
  letter-spacing: -0.03em;

  span {
    color: ${color.inkQuiet};
    font: 400 ${size.small} / 1.3 ${font.text};
    letter-spacing: 0;
  }
`;
