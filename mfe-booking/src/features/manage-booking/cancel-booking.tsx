import type { BookingCancelledView, BookingView } from '@northlight/contracts';
import { Button, dateText, money, Notice, timeText, toast, weekdayText } from '@northlight/site-kit';
import { ConfirmDialog } from '@northlight/site-kit/ui';
import { useState } from 'react';
import type { Access } from './manage-calls.ts';
import { refundText } from './manage-texts.ts';
import { useCommand } from './use-command.ts';

interface CancelBookingProps {
  readonly access: Access;
  readonly booking: BookingView;
}

/** Ends the booking; what goes back is spelled out before the last press (U14). */
export function CancelBooking({ access, booking }: CancelBookingProps) {
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, problem } = useCommand<BookingCancelledView>(access, 'cancel', ({ refund }) => {
    setAsking(false);
    const description = refund > 0 ? `You will get ${money(refund)} back.` : 'No refund.';
    toast({ title: 'Your booking is cancelled', description, tone: 'good' });
  });
  return (
    <>
      <Button tone="danger" onClick={() => setAsking(true)}>
        Cancel this booking
      </Button>
      <ConfirmDialog
        title="Cancel this booking?"
        isOpen={isAsking}
        confirmText="Cancel the booking"
        cancelText="Keep it"
        isBusy={isBusy}
        busyText="Cancelling…"
        onConfirm={() => run({})}
        onCancel={() => setAsking(false)}
      >
        <p>
          {booking.experienceName}, {weekdayText(booking.date)}, {dateText(booking.date)}, {timeText(booking.time)}.
        </p>
        <p>
          <strong>{refundText(booking)}</strong>
        </p>
        {problem && <Notice tone="bad" title={problem} />}
      </ConfirmDialog>
    </>
  );
}
