import { type RefundFailure, type RefundMethod, refundFailures, refundMethods } from '@northlight/contracts';
import { SelectField, TextField } from '@northlight/site-kit/ui';
import { texts } from '../../texts/refund-queue.ts';
import { failureWords, methodWords } from './refund-words.ts';

/** What somebody says of a refund; not all of it goes with each outcome. */
export interface Said {
  readonly method: RefundMethod;
  readonly receipt: string;
  readonly reason: RefundFailure;
}

interface FieldsProps {
  readonly said: Said;
  readonly onChange: (said: Said) => void;
}

/** How it was paid back, and what to find it by. */
export function PaidFields({ said, error, onChange }: FieldsProps & { readonly error: string | undefined }) {
  return (
    <>
      <SelectField
        label={texts.refundMethod}
        options={refundMethods.map((value) => ({ value, label: methodWords[value] }))}
        value={said.method}
        onChange={({ target }) => onChange({ ...said, method: target.value as RefundMethod })}
      />
      <TextField
        label={texts.receiptNumberOptional}
        hint={texts.staysInTheHistoryPermanently}
        maxLength={40}
        error={error}
        value={said.receipt}
        onChange={({ target }) => onChange({ ...said, receipt: target.value })}
      />
    </>
  );
}

export function FailureField({ said, onChange }: FieldsProps) {
  return (
    <SelectField
      label={texts.whyDidItFail}
      options={refundFailures.map((value) => ({ value, label: failureWords[value] }))}
      value={said.reason}
      onChange={({ target }) => onChange({ ...said, reason: target.value as RefundFailure })}
    />
  );
}
