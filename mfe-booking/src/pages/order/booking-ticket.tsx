import { managePathOf, type OrderBookingView, ticketPathOf } from '@northlight/contracts';
import { Button, count, dateText, LinkButton, money, timeText, toast, weekdayText } from '@northlight/site-kit';
import { Stub } from '@northlight/site-kit/ui';
import { wordsOf } from '../../failures.ts';
import { saveCalendar } from '../../features/manage-booking/manage-calls.ts';
import { Facts, Head, Name, Reference, Thumb, Time, Total } from '../../ticket-parts.ts';
import { Actions } from './order-layout.ts';

const overTexts: Partial<Record<OrderBookingView['status'], string>> = {
  cancelled: 'This booking is cancelled. It costs nothing.',
  expired: 'The time to confirm this booking is over, and its seats were given back. It costs nothing.',
};

/** One visit of the order, as it stands now. */
export function BookingTicket({ booking }: { readonly booking: OrderBookingView }) {
  const { date, time, status, bookingFee, voucher, totalPrice } = booking;
  const over = overTexts[status];
  return (
    <Stub
      tail={
        <Total>
          <span>{over ?? paidText(bookingFee, voucher)}</span>
          {!over && money(totalPrice)}
        </Total>
      }
    >
      <Head>
        <Thumb src={booking.imageUrl} alt="" shape="square" sizes="132px" isEager />
        <div>
          <Name as="h2">{booking.experienceName}</Name>
          <p>
            {weekdayText(date)}, {dateText(date)}
          </p>
          <Time $isOver={over !== undefined}>{timeText(time)}</Time>
        </div>
      </Head>
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
          <dd>{booking.venueName}</dd>
        </div>
      </Facts>
      {!over && <Ways booking={booking} />}
    </Stub>
  );
}

/** What the total is made of besides the tickets. */
const paidText = (fee: number, voucher: number | undefined): string => {
  if (!voucher) return `${money(fee)} booking fee included`;
  const paid = `Gift voucher −${money(voucher)}`;
  return fee > 0 ? `${paid}, ${money(fee)} booking fee included` : paid;
};

function Ways({ booking: { id, manageToken, experienceName } }: { readonly booking: OrderBookingView }) {
  const token = manageToken ?? undefined;
  const failed = (reason: unknown) =>
    toast({ title: 'The calendar entry could not be made', description: wordsOf(reason), tone: 'bad' });
  return (
    <Actions>
      <LinkButton
        tone="secondary"
        isSmall
        to={manageToken ? ticketPathOf({ id, manageToken }) : `/bookings/${id}/ticket`}
        aria-label={`Show ticket: ${experienceName}`}
      >
        Show ticket
      </LinkButton>
      <Button
        tone="secondary"
        isSmall
        aria-label={`Add to calendar: ${experienceName}`}
        onClick={() => void saveCalendar({ id, token }).catch(failed)}
      >
        Add to calendar
      </Button>
      <LinkButton
        tone="quiet"
        isSmall
        to={manageToken ? managePathOf({ id, manageToken }) : `/booking/manage/${id}`}
        aria-label={`Change or cancel: ${experienceName}`}
      >
        Change or cancel
      </LinkButton>
    </Actions>
  );
}
