import type { BookingCancelledView, BookingView, DeskBookingView, DeskReason } from '@northlight/contracts';
import { dateText, http, money, Notice, Stack, timeText, toast, useQuery } from '@northlight/site-kit';
import { ConfirmDialog } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { backWords } from '../../back-words.ts';
import { ReasonField } from './reason-field.tsx';
import { useDeskCommand } from './use-desk-command.ts';

interface DialogProps {
  readonly booking: DeskBookingView;
  readonly onClose: () => void;
}

/** Ends a booking for the venue; what goes back is spelled out before the last press (U14). */
export function CancelDialog({ booking, onClose }: DialogProps) {
  const [reason, setReason] = useState<DeskReason>('customer_asked');
  const { run, isBusy, problem } = useDeskCommand<BookingCancelledView>(booking, 'cancel', ({ refund }) => {
    onClose();
    const description = refund > 0 ? `${money(refund)} goes back.` : 'No refund.';
    toast({ title: `${booking.reference} is cancelled`, description, tone: 'good' });
  });
  return (
    <ConfirmDialog
      isOpen
      title={`Cancel ${booking.reference}?`}
      confirmText="Cancel the booking"
      cancelText="Keep it"
      isBusy={isBusy}
      busyText="Cancelling…"
      onConfirm={() => run({ reason })}
      onCancel={onClose}
    >
      <Stack>
        <p>
          {booking.customerName ?? 'A customer'}: {booking.experienceName}, {dateText(booking.date)},{' '}
          {timeText(booking.time)}. The seats become free at once.
        </p>
        <RefundText booking={booking} />
        <ReasonField value={reason} onChange={setReason} />
        {problem && <Notice tone="bad" title={problem} />}
      </Stack>
    </ConfirmDialog>
  );
}

/** By the rules that the booking was sold under. */
function RefundText({ booking: { id } }: Pick<DialogProps, 'booking'>) {
  const { data } = useQuery({
    queryKey: ['admin', 'bill', id],
    queryFn: ({ signal }) => http.get<BookingView>(`/api/bookings/${id}`, { signal }),
    staleTime: 0,
  });
  if (!data) return <p aria-busy="true">Working out what goes back…</p>;
  return (
    <p>
      <strong>{backWords(data)}</strong>
    </p>
  );
}
