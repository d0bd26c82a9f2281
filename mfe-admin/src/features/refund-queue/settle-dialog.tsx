import { dropRefund, failRefund, payRefund, withdrawRefund } from '@northlight/client';
import { type RefundView, receiptMessage, receiptShape } from '@northlight/contracts';
import { Button, money, Notice, Quiet, Row, Stack } from '@northlight/site-kit';
import { Dialog, RadioCards } from '@northlight/site-kit/ui';
import { type FormEvent, useId, useState } from 'react';
import { texts } from '../../texts/refund-queue.ts';
import { FailureField, PaidFields, type SettleInput } from './settle-fields.tsx';
import { type Outcome, settlement, useSettle } from './use-refunds.ts';

interface SettleDialogProps {
  readonly refund: RefundView;
  readonly onClose: () => void;
}

const atFirst: SettleInput = { method: 'cash', receipt: '', reason: 'card_refused' };

/** What became of a refund: there is no online payment, so a person pays it back and says so here. */
export function SettleDialog({ refund, onClose }: SettleDialogProps) {
  const form = useId();
  const [outcome, setOutcome] = useState<Outcome>('pay');
  const [values, setValues] = useState(atFirst);
  const [error, setError] = useState<string>();
  const { settle, isBusy, problem } = useSettle(refund, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = outcome === 'pay' ? problemIn(values) : undefined;
    setError(wrong);
    if (!isBusy && !wrong) settle(settlements[outcome](values, refund));
  };
  const buttons = (
    <Row>
      <Button tone="secondary" onClick={onClose}>
        {texts.notNow}
      </Button>
      <Button type="submit" form={form} isBusy={isBusy} busyText={texts.saving}>
        {submitTextOf(outcome, refund)}
      </Button>
    </Row>
  );
  return (
    <Dialog
      isOpen
      title={texts.for({ owed: money(refund.owed), reference: refund.reference })}
      onClose={onClose}
      footer={buttons}
    >
      <form id={form} onSubmit={submit} noValidate>
        <Stack>
          <Guest refund={refund} />
          {refund.owedForVoucher > 0 && <FromVoucher amount={refund.owedForVoucher} />}
          <RadioCards
            legend={texts.whatHappened}
            name="outcome"
            options={outcomesOf(refund)}
            value={outcome}
            onChange={({ target }) => setOutcome(target.value as Outcome)}
          />
          {outcome === 'pay' && <PaidFields {...{ input: values, error }} onChange={setValues} />}
          {outcome === 'fail' && <FailureField input={values} onChange={setValues} />}
          {problem && <Notice tone="bad" title={problem} />}
        </Stack>
      </form>
    </Dialog>
  );
}

/** It cannot be spent again where it came from. */
const FromVoucher = ({ amount }: { readonly amount: number }) => (
  <Notice title={texts.ofItWasPaid({ amount: money(amount) })}>
    <p>{texts.theVoucherWasRevoked}</p>
  </Notice>
);

const problemIn = ({ receipt }: SettleInput): string | undefined =>
  receipt.trim() === '' || receiptShape.test(receipt.trim()) ? undefined : receiptMessage;

type Settle = (input: SettleInput, refund: RefundView) => ReturnType<typeof settlement>;

const settlements: Readonly<Record<Outcome, Settle>> = {
  pay: ({ method, receipt }, { owed }) =>
    settlement('pay', payRefund, { amount: owed, method, receipt: receipt.trim() || undefined }),
  fail: ({ reason }) => settlement('fail', failRefund, { reason }),
  drop: () => settlement('drop', dropRefund, {}),
  withdraw: (_, { withdrawable }) => settlement('withdraw', withdrawRefund, { amount: withdrawable }),
};

const outcomes = [
  { value: 'pay', label: texts.refundPaid, hint: texts.wellEmailTheGuestAbout },
  { value: 'fail', label: texts.refundFailed, hint: texts.itStaysOpen },
  { value: 'drop', label: texts.nothingHadBeenPaid, hint: texts.thePaymentWasRecorded },
];

/** What staff entered can be withdrawn until it is paid or something else happens to the money. */
const outcomesOf = ({ withdrawable }: RefundView) =>
  withdrawable > 0
    ? [
        ...outcomes,
        {
          value: 'withdraw',
          label: texts.enteredByMistake,
          hint: texts.theLastRefundOf({ withdrawable: money(withdrawable) }),
        },
      ]
    : outcomes;

const submitTexts: Readonly<Record<Exclude<Outcome, 'withdraw'>, string>> = {
  pay: texts.markAsRefunded,
  fail: texts.markAsFailed,
  drop: texts.removeFromTheList,
};

const submitTextOf = (outcome: Outcome, { withdrawable }: RefundView): string =>
  outcome === 'withdraw' ? texts.withdrawWithdrawable({ withdrawable: money(withdrawable) }) : submitTexts[outcome];

function Guest({ refund: { customerName, customerEmail, customerPhone } }: Pick<SettleDialogProps, 'refund'>) {
  const ways = [customerEmail, customerPhone].filter(Boolean).join(', ');
  return (
    <div>
      <p>{customerName ?? texts.nameErased}</p>
      <Quiet>{ways || texts.noContactDetailsTheCustomers}</Quiet>
    </div>
  );
}
