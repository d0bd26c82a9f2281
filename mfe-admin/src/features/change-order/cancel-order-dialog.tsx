import { cancelOrderAtDesk } from '@northlight/client';
import type { DeskOrderReason, OneDeskOrderView, OrderBookingEnd, OrderCancelledView } from '@northlight/contracts';
import { orderReasons } from '@northlight/contracts';
import { Button, Notice, Stack, toast } from '@northlight/site-kit';
import { CheckboxField, ConfirmDialog, Dialog, SelectField } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { orderReasonWords } from '../../format/order-words.ts';
import { moneyBack, nothingPaid } from '../../format/refund-text.ts';
import { piecesIn, usePayment } from '../../queries/orders.ts';
import { texts } from '../../texts/change-order.ts';
import { useOrderCommand } from './use-order-command.ts';
import { isLive, useBills, VisitsThen } from './visits-then.tsx';

interface DialogProps {
  readonly order: OneDeskOrderView;
  readonly onClose: () => void;
}

/** Ends an order for the house; a visit that could not be cancelled with it is told before the dialog goes. */
export function CancelOrderDialog({ order, onClose }: DialogProps) {
  const { reference } = order;
  const [stay, setStay] = useState<readonly OrderBookingEnd[]>();
  const onDone = ({ bookings }: OrderCancelledView, wereCancelled: boolean) => {
    const description = wereCancelled ? backText(bookings) : undefined;
    toast({ title: texts.isCanceled({ reference }), ...(description && { description }), tone: 'good' });
    const refused = bookings.filter(({ refusal }) => refusal !== null);
    return refused.length > 0 ? setStay(refused) : onClose();
  };
  if (!stay) return <Question {...{ order, onClose, onDone }} />;
  const close = (
    <Button tone="secondary" onClick={onClose}>
      {texts.close}
    </Button>
  );
  return (
    <Dialog isOpen title={texts.isCanceled({ reference })} onClose={onClose} footer={close}>
      <Notice tone="bad" title={texts.someBookingsCouldntBeCanceled}>
        {stay.map((visit) => (
          <p key={visit.id}>{texts.staysBooked({ reference: visit.reference, refusal: visit.refusal ?? '' })}</p>
        ))}
      </Notice>
    </Dialog>
  );
}

interface QuestionProps extends DialogProps {
  readonly onDone: (answer: OrderCancelledView, wereCancelled: boolean) => void;
}

/** What becomes of its things, its visits and their money is spelled out before the last press (U14). */
function Question({ order, onClose, onDone }: QuestionProps) {
  const visits = order.bookings.filter(isLive);
  const [reason, setReason] = useState<DeskOrderReason>('customer_asked');
  const [cancelBookings, setCancelBookings] = useState(false);
  const bills = useBills(visits);
  const isKnown = !cancelBookings || visits.length === 0 || bills.data !== undefined;
  const { run, isBusy, problem } = useOrderCommand(order.reference, cancelOrderAtDesk, (answer) =>
    onDone(answer, cancelBookings),
  );
  return (
    <ConfirmDialog
      isOpen
      title={texts.cancel({ reference: order.reference })}
      confirmText={texts.cancelOrder}
      cancelText={texts.keepOrder}
      isBusy={isBusy || !isKnown}
      busyText={isBusy ? texts.canceling : texts.cancelOrder}
      onConfirm={() => run({ reason, cancelBookings })}
      onCancel={onClose}
    >
      <Stack>
        <ThingsThen order={order} />
        {visits.length > 0 && (
          <>
            <CheckboxField
              label={
                visits.length === 1
                  ? texts.alsoCancelItsBooking
                  : texts.alsoCancelItsBookings({ visits: visits.length })
              }
              checked={cancelBookings}
              onChange={({ target }) => setCancelBookings(target.checked)}
            />
            <VisitsThen visits={visits} areCancelled={cancelBookings} found={bills} />
          </>
        )}
        <SelectField
          label={texts.reason}
          hint={texts.staysInTheOrdersHistory}
          options={orderReasons.map((value) => ({ value, label: orderReasonWords[value] }))}
          value={reason}
          onChange={({ target }) => setReason(target.value as DeskOrderReason)}
        />
        {problem && <Notice tone="bad" title={problem} />}
      </Stack>
    </ConfirmDialog>
  );
}

function ThingsThen({ order }: { readonly order: OneDeskOrderView }) {
  const items = piecesIn(order);
  const payment = usePayment(order.id);
  if (items === 0) return null;
  return (
    <p>
      {texts.itemsPluralOneItem({ items, customerName: order.customerName || texts.theCustomer })}{' '}
      {payment && (payment.paid > 0 ? texts.whatWasPaidOnline : texts.nothingWasChargedOnline)}
    </p>
  );
}

function backText(bookings: readonly OrderBookingEnd[]): string {
  const sumOf = (part: 'refund' | 'voucherBack') => bookings.reduce((sum, booking) => sum + (booking[part] ?? 0), 0);
  const none = bookings.some(({ paid = 0 }) => paid > 0) ? texts.noRefund : nothingPaid;
  return moneyBack(sumOf('refund'), sumOf('voucherBack')) || none;
}
