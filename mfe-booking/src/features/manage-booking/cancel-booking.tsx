import { cancelBooking, listBookings } from '@northlight/client';
import type { BookingView } from '@northlight/contracts';
import {
  Button,
  dateText,
  forgetBooked,
  Notice,
  refresh,
  timeText,
  toast,
  useQueryClient,
  weekdayText,
} from '@northlight/site-kit';
import { ConfirmDialog } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/manage-booking.ts';
import type { Access } from './manage-calls.ts';
import { cancelledText, type Limits, refundText } from './manage-texts.ts';
import { useCommand } from './use-command.ts';

interface CancelBookingProps {
  readonly access: Access;
  readonly booking: Limits & Pick<BookingView, 'experienceName' | 'date' | 'time'>;
  /** One of several: the button is short, and says which booking only to those who hear it. */
  readonly isListed?: boolean;
}

/** Ends the booking; what goes back is spelled out before the last press (U14). */
export function CancelBooking({ access, booking, isListed = false }: CancelBookingProps) {
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const ask = () => {
    setAsking(true);
    void refresh(client, listBookings); // a page that was open for long may promise too much
  };
  const { run, isBusy, problem } = useCommand(access, cancelBooking, (cancelled) => {
    setAsking(false);
    forgetBooked(cancelled.id);
    toast({ title: texts.yourBookingIsCanceled, description: cancelledText(cancelled), tone: 'good' });
  });
  return (
    <>
      <Button
        tone="danger"
        isSmall={isListed}
        aria-label={isListed ? texts.cancel({ booking: visitOf(booking) }) : undefined}
        onClick={ask}
      >
        {isListed ? texts.cancel2 : texts.cancelThisBooking}
      </Button>
      <ConfirmDialog
        title={texts.cancelThisBookingQuestion}
        isOpen={isAsking}
        confirmText={texts.cancelTheBooking}
        cancelText={texts.keepIt}
        isBusy={isBusy}
        busyText={texts.canceling}
        onConfirm={() => run({})}
        onCancel={() => setAsking(false)}
      >
        <p>{visitOf(booking)}.</p>
        <p>
          <strong>{refundText(booking)}</strong>
        </p>
        {problem && <Notice tone="bad" title={problem} />}
      </ConfirmDialog>
    </>
  );
}

const visitOf = ({ experienceName, date, time }: CancelBookingProps['booking']): string =>
  `${experienceName}, ${weekdayText(date)}, ${dateText(date)}, ${timeText(time)}`;
