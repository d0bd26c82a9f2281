import type { BookingView } from '@northlight/contracts';
import { Button, href, Link, LinkButton, Row, toast, useSearchParams, useSession } from '@northlight/site-kit';
import { useState } from 'react';
import { wordsOf } from '../../failures.ts';
import { Apart } from '../../features/manage-booking/apart.ts';
import { CalledOff } from '../../features/manage-booking/called-off.tsx';
import { CancelBooking } from '../../features/manage-booking/cancel-booking.tsx';
import { ChangeParty } from '../../features/manage-booking/change-party.tsx';
import { type Access, saveCalendar } from '../../features/manage-booking/manage-calls.ts';
import { lockedText, refundText } from '../../features/manage-booking/manage-texts.ts';
import { momentText } from '../../moment-text.ts';
import { texts } from '../../texts/manage.ts';
import { Change } from './manage-layout.ts';
import { MoveVisit } from './move-visit.tsx';

interface ChangesProps {
  readonly access: Access;
  readonly booking: BookingView;
}

/** What may be done with a booking; what may not any more is replaced by the reason (U13). */
export function Changes({ access, booking }: ChangesProps) {
  const locked = lockedText(booking);
  return (
    <div>
      {booking.calledOff ? (
        <CalledOff booking={booking} part={booking.calledOff} />
      ) : (
        locked && <Apart title={locked} />
      )}
      {wasThere(booking) && <ToTheReview id={booking.id} />}
      {booking.holdExpiresAt === null && <Keep access={access} booking={booking} />}
      {booking.canMove && <Move key={`${booking.date} ${booking.time}`} access={access} booking={booking} />}
      {booking.canMove && (
        <Change aria-labelledby="change-party">
          <h2 id="change-party">{texts.tickets}</h2>
          <ChangeParty key={booking.numberOfTickets} access={access} booking={booking} />
        </Change>
      )}
      {booking.canCancel && (
        <Change aria-labelledby="change-cancel">
          <h2 id="change-cancel">{texts.cancel}</h2>
          <p>{cancelText(booking)}</p>
          <CancelBooking access={access} booking={booking} />
        </Change>
      )}
      <ToTheOthers />
    </div>
  );
}

const wasThere = ({ status }: BookingView): boolean => status === 'checked_in' || status === 'completed';

/** Who was there may say what it was like, and sees there what became of it. */
function ToTheReview({ id }: Pick<BookingView, 'id'>) {
  return (
    <Change aria-labelledby="review">
      <h2 id="review">{texts.howWasIt}</h2>
      <LinkButton to={`/bookings/${id}/review`}>{texts.writeAReview}</LinkButton>
    </Change>
  );
}

/** What a cancellation gives back, and until when where that ends. */
const cancelText = (booking: BookingView): string => {
  const refund = refundText(booking);
  return booking.refundNow > 0 || booking.voucherNow
    ? texts.cancelBy({ refund, refundUntil: momentText(booking.refundUntil, booking.timezone) })
    : refund;
};

/** An account has a list of its own. */
function ToTheOthers() {
  const { user } = useSession();
  return user ? (
    <Change aria-label={texts.myBookings}>
      <Link to={href('bookings')}>{texts.allMyBookings}</Link>
    </Change>
  ) : null;
}

function Move({ access, booking }: ChangesProps) {
  const [params] = useSearchParams();
  const [isOpen, setOpen] = useState(params.get('change') === 'time');
  return (
    <Change aria-labelledby="change-time">
      <h2 id="change-time">{texts.reschedule}</h2>
      <p>{texts.youCanRescheduleUntilYour({ moveUntil: momentText(booking.moveUntil, booking.timezone) })}</p>
      {isOpen ? (
        <MoveVisit access={access} booking={booking} onDone={() => setOpen(false)} />
      ) : (
        <Button onClick={() => setOpen(true)}>{texts.chooseANewTime}</Button>
      )}
    </Change>
  );
}

function Keep({ access, booking }: ChangesProps) {
  if (['cancelled', 'expired', 'completed', 'no_show'].includes(booking.status)) {
    return (
      <Change aria-label={texts.bookAgain}>
        <LinkButton to={href('booking')}>{texts.bookAnotherVisit}</LinkButton>
      </Change>
    );
  }
  const failed = (reason: unknown) =>
    toast({ title: texts.couldntCreateTheCalendarEntry, description: wordsOf(reason), tone: 'bad' });
  return (
    <Change aria-labelledby="keep-ticket">
      <h2 id="keep-ticket">{texts.ticketsAndCalendar}</h2>
      <Row>
        <LinkButton to={`/bookings/${booking.id}/ticket`} tone="secondary">
          {booking.numberOfTickets === 1 ? texts.showTicket : texts.showTickets}
        </LinkButton>
        <Button tone="secondary" onClick={() => void saveCalendar(access).catch(failed)}>
          {texts.addToCalendar}
        </Button>
      </Row>
    </Change>
  );
}
