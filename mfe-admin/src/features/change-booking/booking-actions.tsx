import { resendLinks } from '@northlight/client';
import type { DeskBookingView } from '@northlight/contracts';
import { Button, Notice, Quiet, Row, toast, useSession } from '@northlight/site-kit';
import { DialogBoundary, useFocusPassedOn } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/change-booking.ts';
import { texts as refundTexts } from '../../texts/grant-refund.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { PartyDialog } from './party-dialog.tsx';
import { RedeemDialog } from './redeem-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { useDeskCommand } from './use-desk-command.ts';

/** What the desk may do with a booking as it is now; inside the customer's limits and past them. */
export function BookingActions({ booking }: BookingProps) {
  const isLive = booking.status === 'pending' || booking.status === 'confirmed';
  if (isLive) return <Actions booking={booking} />;
  return (
    <>
      <Quiet>{texts.itCanNoLonger}</Quiet>
      <Row>
        {booking.status === 'checked_in' && <ChangeTickets booking={booking} />}
        {booking.status !== 'expired' && <RefundPart booking={booking} />}
      </Row>
    </>
  );
}

interface BookingProps {
  readonly booking: DeskBookingView;
}

function Actions({ booking }: BookingProps) {
  const [open, setOpen] = useState<'move' | 'cancel'>();
  const close = () => setOpen(undefined);
  const row = useFocusPassedOn<HTMLDivElement>();
  return (
    <>
      <Row ref={row}>
        <Button tone="secondary" onClick={() => setOpen('move')}>
          {texts.reschedule}
        </Button>
        <ChangeTickets booking={booking} />
        {booking.status === 'confirmed' && <GiftCard booking={booking} />}
        {booking.status === 'confirmed' && <RefundPart booking={booking} />}
        {booking.customerEmail && <Resend booking={booking} />}
        <Button tone="danger" onClick={() => setOpen('cancel')}>
          {texts.cancelThisBooking}
        </Button>
      </Row>
      <DialogBoundary>{open === 'move' && <MoveDialog booking={booking} onClose={close} />}</DialogBoundary>
      <DialogBoundary>{open === 'cancel' && <CancelDialog booking={booking} onClose={close} />}</DialogBoundary>
    </>
  );
}

function GiftCard({ booking }: BookingProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button tone="secondary" onClick={() => setOpen(true)}>
          {texts.useAGiftCard}
        </Button>
      </div>
      <DialogBoundary>{isOpen && <RedeemDialog booking={booking} onClose={() => setOpen(false)} />}</DialogBoundary>
    </>
  );
}

function ChangeTickets({ booking }: BookingProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button tone="secondary" onClick={() => setOpen(true)}>
          {texts.changeTickets}
        </Button>
      </div>
      <DialogBoundary>{isOpen && <PartyDialog booking={booking} onClose={() => setOpen(false)} />}</DialogBoundary>
    </>
  );
}

/** Only admins decide on money beyond the rules. */
function RefundPart({ booking }: BookingProps) {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!user?.isAdmin) return null;
  return (
    <>
      <div>
        <Button tone="secondary" onClick={() => setOpen(true)}>
          {refundTexts.refundPartOfThisBooking}
        </Button>
      </div>
      <DialogBoundary>{isOpen && <RefundDialog booking={booking} onClose={() => setOpen(false)} />}</DialogBoundary>
    </>
  );
}

function Resend({ booking }: BookingProps) {
  const to = booking.customerEmail;
  const { run, isBusy, problem } = useDeskCommand(booking, resendLinks, () =>
    toast({ title: texts.emailSent, description: to ?? '', tone: 'good' }),
  );
  if (to === null) return null;
  return (
    <>
      <Button tone="secondary" isBusy={isBusy} busyText={texts.sending} onClick={() => run({})}>
        {texts.resendTheLink}
      </Button>
      {problem && <Notice tone="bad" title={problem} />}
    </>
  );
}
