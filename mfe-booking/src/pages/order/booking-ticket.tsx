import { managePathOf, type OrderBookingView, ticketPathOf } from '@northlight/contracts';
import { Button, dateText, LinkButton, money, timeText, toast, weekdayText } from '@northlight/site-kit';
import { Stub } from '@northlight/site-kit/ui';
import { wordsOf } from '../../failures.ts';
import { saveCalendar } from '../../features/manage-booking/manage-calls.ts';
import { texts } from '../../texts/order.ts';
import { Facts, Head, Name, Reference, Thumb, Time, Total } from '../../ticket-parts.ts';
import { Actions } from './order-layout.ts';

const overTexts: Partial<Record<OrderBookingView['status'], string>> = {
  cancelled: texts.thisBookingIsCanceledTheres,
  expired: texts.thisBookingWasntConfirmed,
};

interface BookingTicketProps {
  readonly booking: OrderBookingView;
  /** There is no ticket before the order is paid. */
  readonly isAwaiting: boolean;
}

/** One visit of the order, as it stands now. */
export function BookingTicket({ booking, isAwaiting }: BookingTicketProps) {
  const { date, time, status, totalPrice } = booking;
  const over = overTexts[status];
  return (
    <Stub
      tail={
        <Total>
          <span>{over ?? paidText(booking)}</span>
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
          <dt>{texts.reference}</dt>
          <dd>
            <Reference>{booking.reference}</Reference>
          </dd>
        </div>
        <div>
          <dt>{texts.tickets}</dt>
          <dd>
            {texts.ticket({ numberOfTickets: booking.numberOfTickets })}
            {booking.guestPasses && texts.guestsForNothing({ guestPasses: booking.guestPasses })}
          </dd>
        </div>
        <div>
          <dt>{texts.venue}</dt>
          <dd>{booking.venueName}</dd>
        </div>
      </Facts>
      {!over && !isAwaiting && <Ways booking={booking} />}
    </Stub>
  );
}

/** What the total is made of besides the tickets. */
const paidText = (booking: OrderBookingView): string => {
  const { tax } = booking;
  return [feeText(booking), ...(tax ? [texts.taxIncluded({ tax: money(tax) })] : [])].join(', ');
};

const feeText = ({ bookingFee: fee, voucher }: OrderBookingView): string => {
  if (!voucher) return texts.bookingFeeIncluded({ fee: money(fee) });
  const paid = money(voucher);
  return fee > 0
    ? texts.giftVoucherBookingFeeIncluded({ voucher: paid, fee: money(fee) })
    : texts.giftVoucher({ voucher: paid });
};

function Ways({ booking: { id, manageToken, experienceName } }: { readonly booking: OrderBookingView }) {
  const token = manageToken ?? undefined;
  const failed = (reason: unknown) =>
    toast({ title: texts.couldntCreateTheCalendarEntry, description: wordsOf(reason), tone: 'bad' });
  return (
    <Actions>
      <LinkButton
        tone="secondary"
        isSmall
        to={manageToken ? ticketPathOf({ id, manageToken }) : `/bookings/${id}/ticket`}
        aria-label={texts.showTicketOf({ experienceName })}
      >
        {texts.showTicket}
      </LinkButton>
      <Button
        tone="secondary"
        isSmall
        aria-label={texts.addToCalendarOf({ experienceName })}
        onClick={() => void saveCalendar({ id, token }).catch(failed)}
      >
        {texts.addToCalendar}
      </Button>
      <LinkButton
        tone="quiet"
        isSmall
        to={manageToken ? managePathOf({ id, manageToken }) : `/booking/manage/${id}`}
        aria-label={texts.changeOrCancelOf({ experienceName })}
      >
        {texts.changeOrCancel}
      </LinkButton>
    </Actions>
  );
}
