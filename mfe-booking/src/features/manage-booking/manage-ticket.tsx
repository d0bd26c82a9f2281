import type { BookingView } from '@northlight/contracts';
import { color, count, dateText, font, money, Picture, size, space, timeText, weekdayText } from '@northlight/site-kit';
import { Stub } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface ManageTicketProps {
  readonly booking: BookingView;
}

/** The booking as the ticket that it is, with its bill. */
export function ManageTicket({ booking }: ManageTicketProps) {
  const isOver = booking.status === 'cancelled' || booking.status === 'expired';
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
        </div>
      </Head>
      <Facts>
        <Fact label="Reference">
          <Reference>{booking.reference}</Reference>
        </Fact>
        <Fact label="Tickets">{count(booking.numberOfTickets, 'ticket')}</Fact>
        <Fact label="Venue">
          {booking.venueName}
          <br />
          {booking.venueAddress}
        </Fact>
        {booking.refund !== null && <Fact label="Refund">{refundOf(booking.refund)}</Fact>}
      </Facts>
    </Stub>
  );
}

const refundOf = (refund: number): string => (refund > 0 ? money(refund) : 'No refund');

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

const Time = styled.p<{ $isOver: boolean }>`
  && {
    color: ${({ $isOver }) => ($isOver ? color.inkQuiet : color.ink)};
    font: 780 clamp(2.25rem, 9vw, 3.25rem) / 1.05 ${font.display};
    letter-spacing: -0.04em;
    text-decoration: ${({ $isOver }) => ($isOver ? 'line-through' : 'none')};
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
