import { addressText } from '@northlight/contracts';
import { dateText, money, rich, timeText, weekdayText } from '@northlight/site-kit';
import { Stub } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { Celebrated } from '../../celebrated.tsx';
import { texts } from '../../texts/booking-confirmed.ts';
import { Facts, Head, Name, Reference, Thumb, Time, Total } from '../../ticket-parts.ts';
import type { ConfirmedBooking } from './confirmed-booking.ts';

interface BookedTicketProps {
  readonly confirmed: ConfirmedBooking;
  /** The northern light passes round it once, when it was just made. */
  readonly isCelebrated: boolean;
}

/** The printed booking. */
export function BookedTicket({ confirmed, isCelebrated }: BookedTicketProps) {
  const { booking, experience } = confirmed;
  return (
    <Celebrated isCelebrated={isCelebrated}>
      <Sheet tail={<Tail booking={booking} />}>
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
      </Sheet>
    </Celebrated>
  );
}

function Details({ confirmed: { booking, venue } }: { readonly confirmed: ConfirmedBooking }) {
  return (
    <Facts>
      <div>
        <dt>{texts.reference}</dt>
        <dd>
          <Reference>{booking.reference}</Reference>
        </dd>
      </div>
      <div>
        <dt>{texts.tickets}</dt>
        <dd>{texts.ticket({ numberOfTickets: booking.numberOfTickets })}</dd>
      </div>
      {booking.voucher !== undefined && (
        <div>
          <dt>{texts.giftVoucher}</dt>
          <dd>
            {rich(texts.left, {
              voucher: money(booking.voucher),
              br: <br />,
              voucherLeft: money(booking.voucherLeft ?? 0),
            })}
          </dd>
        </div>
      )}
      <div>
        <dt>{texts.venue}</dt>
        <dd>
          {venue.name}
          <br />
          {addressText(venue)}
        </dd>
      </div>
    </Facts>
  );
}

const totalText = ({ bookingFee: fee, tax }: ConfirmedBooking['booking']): string => {
  const bookingFee = money(fee);
  return tax
    ? texts.totalIncludingFeeAndTax({ bookingFee, tax: money(tax) })
    : texts.totalIncludingBookingFee({ bookingFee });
};

function Tail({ booking }: Pick<ConfirmedBooking, 'booking'>) {
  return (
    <Total>
      <span>{totalText(booking)}</span>
      {money(booking.totalPrice)}
    </Total>
  );
}

const Sheet = styled(Stub)`
  max-width: 640px;
`;
