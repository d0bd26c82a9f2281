import type { BookingView } from '@northlight/contracts';
import { dateText, money, timeText, weekdayText } from '@northlight/site-kit';
import { Stub } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../status-badge.tsx';
import { texts } from '../../texts/manage-booking.ts';
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
        <Fact label={texts.status}>
          <StatusBadge status={booking.status} />
        </Fact>
        <Fact label={texts.reference}>
          <Reference>{booking.reference}</Reference>
        </Fact>
        <Fact label={texts.tickets}>{texts.ticket({ numberOfTickets: booking.numberOfTickets })}</Fact>
        <Fact label={texts.venue}>
          {booking.venueName}
          <br />
          {booking.venueAddress}
        </Fact>
        {booking.guestPasses && (
          <Fact label={texts.guestPasses}>{texts.guestsForNothing({ guestPasses: booking.guestPasses })}</Fact>
        )}
        {booking.voucher !== undefined && <Fact label={texts.giftVoucher}>{voucherText(booking)}</Fact>}
        {booking.refund !== null && <Fact label={texts.refund}>{refundedText(booking)}</Fact>}
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

const totalText = ({ bookingFee: fee, tax }: BookingView): string => {
  const bookingFee = money(fee);
  return tax
    ? texts.totalIncludingFeeAndTax({ bookingFee, tax: money(tax) })
    : texts.totalIncludingBookingFee({ bookingFee });
};

function Tail({ booking }: ManageTicketProps) {
  return (
    <Total>
      <span>{totalText(booking)}</span>
      {money(booking.totalPrice)}
    </Total>
  );
}
