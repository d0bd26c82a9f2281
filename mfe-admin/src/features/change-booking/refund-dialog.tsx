import { grantRefund } from '@northlight/client';
import type { BookingView, DeskBookingView, DeskReason } from '@northlight/contracts';
import { Button, money, Notice, Quiet, Row, Stack, toast } from '@northlight/site-kit';
import { Dialog, LoadFailure, TextField } from '@northlight/site-kit/ui';
import { type FormEvent, useId, useState } from 'react';
import { texts } from '../../texts/grant-refund.ts';
import { ReasonField } from '../../ui/reason-field.tsx';
import { type Bill, leftOf, useBill } from './use-bill.ts';
import { useDeskCommand } from './use-desk-command.ts';

interface DialogProps {
  readonly booking: DeskBookingView;
  readonly onClose: () => void;
}

/** Gives back a part of what was paid, or all of it, also after the visit; the booking stays as it is. */
export function RefundDialog({ booking, onClose }: DialogProps) {
  const id = useId();
  const bill = useBill(booking);
  const form = useGrant(booking, bill.data, onClose);
  const canRefund = bill.data !== undefined && leftOf(bill.data) > 0;
  const buttons = (
    <Row>
      <Button tone="secondary" onClick={onClose}>
        {texts.notNow}
      </Button>
      {canRefund && (
        <Button type="submit" form={id} isBusy={form.isBusy} busyText={texts.saving}>
          {form.submitText}
        </Button>
      )}
    </Row>
  );
  const { reference, customerEmail } = booking;
  return (
    <Dialog isOpen title={texts.refundPartOf({ reference })} onClose={onClose} footer={buttons}>
      <Stack as="form" id={id} onSubmit={form.submit} noValidate>
        <PaidSoFar bill={bill} />
        {canRefund && <Fields form={form} />}
        {canRefund && <Quiet>{customerEmail ? texts.theBookingStaysAsItIsEmail : texts.theBookingStaysAsItIs}</Quiet>}
        {form.problem && <Notice tone="bad" title={form.problem} />}
      </Stack>
    </Dialog>
  );
}

type Grant = ReturnType<typeof useGrant>;

function useGrant(booking: DeskBookingView, bill: BookingView | undefined, onDone: () => void) {
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState<DeskReason>('equipment');
  const [error, setError] = useState<string>();
  const { run, isBusy, problem } = useDeskCommand(booking, grantRefund, ({ owed }) => {
    onDone();
    const description = owed > 0 ? texts.owedInTotalIts({ owed: money(owed) }) : undefined;
    toast({ title: texts.isRefunded({ reference: booking.reference }), description, tone: 'good' });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = bill && problemIn(amount, leftOf(bill));
    setError(wrong);
    if (bill && !isBusy && !wrong) run({ amount: Number(amount), reason });
  };
  const submitText = Number(amount) > 0 ? texts.refundAmount({ amount: money(Number(amount)) }) : texts.refund;
  return { amount, setAmount, reason, setReason, error, submit, submitText, isBusy, problem };
}

/** The server says the rest. */
function problemIn(typed: string, left: number): string | undefined {
  const amount = Number(typed);
  if (!(amount > 0)) return texts.pleaseEnterTheAmount;
  return amount > left ? texts.pleaseEnterAtMost({ left: money(left) }) : undefined;
}

const Fields = ({ form }: { readonly form: Grant }) => (
  <>
    <TextField
      label={texts.amount}
      hint={texts.inDollars}
      inputMode="decimal"
      autoComplete="off"
      isRequired
      error={form.error}
      value={form.amount}
      onChange={({ target }) => form.setAmount(target.value)}
    />
    <ReasonField value={form.reason} onChange={form.setReason} />
  </>
);

/** What there is to refund, said before anything is. */
function PaidSoFar({ bill: { data, isError, isFetching, refetch } }: { readonly bill: Bill }) {
  if (data) return <p>{paidText(data)}</p>;
  if (!isError) return <p aria-busy="true">{texts.loadingThePayments}</p>;
  return <LoadFailure text={texts.couldntLoadThePayments} isRetrying={isFetching} onRetry={() => void refetch()} />;
}

function paidText(bill: BookingView): string {
  const { paid } = bill;
  const left = leftOf(bill);
  if (paid === 0) return texts.nothingHasBeenPaid;
  if (left <= 0) return texts.everythingPaidIsRefunded({ paid: money(paid) });
  const amounts = { paid: money(paid), left: money(left) };
  return left === paid
    ? texts.paidYouCanRefund(amounts)
    : texts.paidLeftToRefund({ ...amounts, back: money(paid - left) });
}
