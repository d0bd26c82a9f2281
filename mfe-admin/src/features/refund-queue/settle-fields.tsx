import { type DeskRefundMethod, type RefundFailure, refundFailures, refundMethods } from '@northlight/contracts';
import { SelectField, TextField } from '@northlight/site-kit/ui';
import { texts } from '../../texts/refund-queue.ts';
import { failureWords, methodWords } from './refund-words.ts';

/** What somebody says of a refund; not all of it goes with each outcome. */
export interface SettleInput {
  readonly method: DeskRefundMethod;
  readonly receipt: string;
  readonly reason: RefundFailure;
}

interface FieldsProps {
  readonly input: SettleInput;
  readonly onChange: (input: SettleInput) => void;
}

/** How it was paid back, and what to find it by. */
export function PaidFields({ input, error, onChange }: FieldsProps & { readonly error: string | undefined }) {
  return (
    <>
      <SelectField
        label={texts.refundMethod}
        options={refundMethods.map((value) => ({ value, label: methodWords[value] }))}
        value={input.method}
        onChange={({ target }) => onChange({ ...input, method: target.value as DeskRefundMethod })}
      />
      <TextField
        label={texts.receiptNumberOptional}
        hint={texts.staysInTheHistoryPermanently}
        maxLength={40}
        error={error}
        value={input.receipt}
        onChange={({ target }) => onChange({ ...input, receipt: target.value })}
      />
    </>
  );
}

export function FailureField({ input, onChange }: FieldsProps) {
  return (
    <SelectField
      label={texts.whyDidItFail}
      options={refundFailures.map((value) => ({ value, label: failureWords[value] }))}
      value={input.reason}
      onChange={({ target }) => onChange({ ...input, reason: target.value as RefundFailure })}
    />
  );
}
