import type { DeskBookingView } from '@northlight/contracts';
import { Button, Notice, Quiet, Row, toast } from '@northlight/site-kit';
import { useState } from 'react';
import { CancelDialog } from './cancel-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { useDeskCommand } from './use-desk-command.ts';

/** What the desk may do with a booking as it is now; inside the customer's limits and past them. */
export function BookingActions({ booking }: { readonly booking: DeskBookingView }) {
  const [open, setOpen] = useState<'move' | 'cancel'>();
  const close = () => setOpen(undefined);
  const isLive = booking.status === 'pending' || booking.status === 'confirmed';
  if (!isLive) return <Quiet>It can no longer be moved or cancelled.</Quiet>;
  return (
    <>
      <Row>
        <Button tone="secondary" onClick={() => setOpen('move')}>
          Move
        </Button>
        {booking.customerEmail && <Resend booking={booking} />}
        <Button tone="danger" onClick={() => setOpen('cancel')}>
          Cancel this booking
        </Button>
      </Row>
      {open === 'move' && <MoveDialog booking={booking} onClose={close} />}
      {open === 'cancel' && <CancelDialog booking={booking} onClose={close} />}
    </>
  );
}

function Resend({ booking }: { readonly booking: DeskBookingView }) {
  const to = booking.customerEmail;
  const { run, isBusy, problem } = useDeskCommand(booking, 'resend', () =>
    toast({ title: 'The mail is on its way', description: to ?? '', tone: 'good' }),
  );
  if (to === null) return null;
  return (
    <>
      <Button tone="secondary" isBusy={isBusy} busyText="Sending…" onClick={() => run({})}>
        Send the link again
      </Button>
      {problem && <Notice tone="bad" title={problem} />}
    </>
  );
}
