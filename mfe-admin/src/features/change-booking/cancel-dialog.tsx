import { cancelBookingAtDesk } from '@northlight/client';
import type { BookingView, DeskBookingView, DeskReason } from '@northlight/contracts';
import { dateText, money, Notice, Stack, timeText, toast } from '@northlight/site-kit';
import { CheckboxField, ConfirmDialog, LoadFailure } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { refundText } from '../../format/refund-text.ts';
import { texts } from '../../texts/change-booking.ts';
import { ReasonField } from '../../ui/reason-field.tsx';
import { type Bill, leftOf, useBill } from './use-bill.ts';
import { useDeskCommand } from './use-desk-command.ts';

interface DialogProps {
  readonly booking: DeskBookingView;
  readonly onClose: () => void;
}

/** Ends a booking for the venue; what goes back is spelled out before the last press (U14). */
export function CancelDialog({ booking, onClose }: DialogProps) {
  const [reason, setReason] = useState<DeskReason>('customer_asked');
  const [chosen, setChosen] = useState<boolean>();
  const bill = useBill(booking);
  const { run, isBusy, problem } = useDeskCommand(booking, cancelBookingAtDesk, (done) => {
    onClose();
    const { paid, refund: refundNow, voucherBack: voucherNow = 0 } = done;
    const description = refundText({ refundNow, voucherNow, paid });
    toast({ title: texts.isCanceled({ reference: booking.reference }), description, tone: 'good' });
  });
  const favor = bill.data && favorOf(bill.data);
  const refundAll = favor !== undefined && (chosen ?? ownReasons.has(reason));
  return (
    <ConfirmDialog
      isOpen
      title={texts.cancel({ reference: booking.reference })}
      confirmText={texts.cancelBooking}
      cancelText={texts.keepBooking}
      isBusy={isBusy || !bill.data}
      busyText={isBusy ? texts.canceling : texts.cancelBooking}
      onConfirm={() => run({ reason, ...(refundAll && { refundAll }) })}
      onCancel={onClose}
    >
      <Stack>
        <p>
          {texts.theSeatsBecomeAvailableRight({
            customerName: booking.customerName ?? texts.aCustomer,
            experienceName: booking.experienceName,
            date: dateText(booking.date),
            time: timeText(booking.time),
          })}
        </p>
        <RefundText bill={bill} />
        <ReasonField value={reason} onChange={setReason} />
        {favor && (
          <CheckboxField
            label={texts.giveAFullRefundAnyway({ amount: favor })}
            checked={refundAll}
            onChange={({ target }) => setChosen(target.checked)}
          />
        )}
        {problem && <Notice tone="bad" title={problem} />}
      </Stack>
    </ConfirmDialog>
  );
}

/** Reasons that lie with the house: nobody is to pay for a visit that it cannot keep. */
const ownReasons: ReadonlySet<DeskReason> = new Set(['slot_closed', 'equipment', 'staff_missing', 'weather', 'safety']);

/** What the venue may give back beyond the rules; nothing where they give back all. */
function favorOf(booking: BookingView): string | undefined {
  const { refundNow, voucherNow = 0 } = booking;
  const left = leftOf(booking);
  return refundNow + voucherNow > 0 || left <= 0 ? undefined : money(left);
}

/** By the rules that the booking was sold under. */
function RefundText({ bill: { data, isError, isFetching, refetch } }: { readonly bill: Bill }) {
  if (data)
    return (
      <p>
        <strong>{refundText(data)}</strong>
      </p>
    );
  if (!isError) return <p aria-busy="true">{texts.calculatingTheRefund}</p>;
  return <LoadFailure text={texts.couldntCalculateTheRefund} isRetrying={isFetching} onRetry={() => void refetch()} />;
}
