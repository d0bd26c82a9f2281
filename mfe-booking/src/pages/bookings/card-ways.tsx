import type { BookingOptions, BookingSummary } from '@northlight/contracts';
import { Button, dateText, href, LinkButton, Quiet, Row, timeText, toast } from '@northlight/site-kit';
import { wordsOf } from '../../failures.ts';
import { CancelBooking } from '../../features/manage-booking/cancel-booking.tsx';
import { saveCalendar } from '../../features/manage-booking/manage-calls.ts';
import { lockedText } from '../../features/manage-booking/manage-texts.ts';
import { texts } from '../../texts/bookings.ts';

interface CardWaysProps {
  readonly booking: BookingSummary;
}

/** What may be done with a booking of the list; what may not any more is replaced by the reason (U13). */
export function CardWays({ booking }: CardWaysProps) {
  return booking.options ? <Ahead booking={booking} options={booking.options} /> : <Over booking={booking} />;
}

function Ahead({ booking, options }: CardWaysProps & { readonly options: BookingOptions }) {
  const { id } = booking;
  const limits = { ...booking, ...options };
  const locked = lockedText(limits);
  const visit = `${booking.experienceName}, ${dateText(booking.date)}, ${timeText(booking.time)}`;
  const failed = (reason: unknown) =>
    toast({ title: texts.couldntCreateTheCalendarEntry, description: wordsOf(reason), tone: 'bad' });
  return (
    <>
      <Row $gap="s">
        <LinkButton to={`/bookings/${id}/ticket`} isSmall aria-label={texts.showTicketOf({ visit })}>
          {texts.showTicket}
        </LinkButton>
        <Button
          tone="secondary"
          isSmall
          aria-label={texts.addToCalendarOf({ visit })}
          onClick={() => void saveCalendar({ id, token: undefined }).catch(failed)}
        >
          {texts.addToCalendar}
        </Button>
        {options.canMove && (
          <LinkButton
            to={`/bookings/${id}?change=time`}
            tone="secondary"
            isSmall
            aria-label={texts.rescheduleOf({ visit })}
          >
            {texts.reschedule}
          </LinkButton>
        )}
        {options.canCancel && <CancelBooking access={{ id, token: undefined }} booking={limits} isListed />}
      </Row>
      {locked && <Quiet>{locked}</Quiet>}
    </>
  );
}

const mayCome: readonly BookingSummary['status'][] = ['pending', 'confirmed', 'checked_in'];

/** Who is late, or inside, may still want the ticket. */
function Over({ booking: { id, experienceName, experienceId, venueId, status } }: CardWaysProps) {
  return (
    <Row $gap="s">
      {mayCome.includes(status) && (
        <LinkButton
          to={`/bookings/${id}/ticket`}
          tone="secondary"
          isSmall
          aria-label={texts.showTicket2({ experienceName })}
        >
          {texts.showTicket}
        </LinkButton>
      )}
      <LinkButton
        to={href('booking', { venueId, experienceId })}
        tone="secondary"
        isSmall
        aria-label={texts.bookAgainOf({ experienceName })}
      >
        {texts.bookAgain}
      </LinkButton>
    </Row>
  );
}
