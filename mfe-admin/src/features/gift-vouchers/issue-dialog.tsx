import { earliestExpiry, latestExpiry, voucherTerms } from '@northlight/contracts';
import { Button, Notice, Row, Stack } from '@northlight/site-kit';
import { Dialog, TextArea, TextField } from '@northlight/site-kit/ui';
import { type FormEvent, useId, useState } from 'react';
import { clockToday } from '../../format/dates.ts';
import { problemsOf } from '../../forms/field-problems.ts';
import { texts } from '../../texts/gift-vouchers.ts';
import { FieldRow } from '../../ui/field-row.ts';
import { useIssue } from './use-vouchers.ts';

const { leastDollars, mostDollars, leastYears } = voucherTerms;

const atFirst = { amount: '', recipientName: '', recipientEmail: '', message: '' };

/**
 * Gives somebody money to spend here. The server says what is wrong with it (the rules of forms would make this page half
 * as long again to load); everything that was typed stays.
 */
export function IssueDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useId();
  const { field, send, isBusy, problem } = useIssueForm(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) send();
  };
  return (
    <Dialog
      isOpen
      title={texts.issueAGiftVoucher}
      onClose={onClose}
      footer={<Buttons form={form} isBusy={isBusy} onClose={onClose} />}
    >
      <Stack as="form" id={form} onSubmit={submit} noValidate>
        <Worth field={field} />
        <TextField
          label={texts.recipientName}
          autoComplete="off"
          isRequired
          maxLength={200}
          {...field('recipientName')}
        />
        <TextField
          label={texts.recipientEmail}
          hint={texts.theCodeIsSentOnly}
          type="email"
          autoComplete="off"
          isRequired
          {...field('recipientEmail')}
        />
        <TextArea
          label={texts.message}
          hint={texts.optionalIncludedInTheEmail}
          rows={3}
          maxLength={1000}
          {...field('message')}
        />
        {problem && <Notice tone="bad" title={problem} />}
      </Stack>
    </Dialog>
  );
}

const useIssueForm = (onDone: () => void) => {
  const [values, setValues] = useState(() => ({ ...atFirst, expires: earliestExpiry(clockToday()) }));
  const call = useIssue(onDone);
  const problems = problemsOf(call.error, {});
  const field = (name: keyof typeof values) => ({
    id: `voucher-${name}`,
    value: values[name],
    error: problems.of(name),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  });
  return {
    field,
    send: () => call.mutate({ ...values, amount: Number(values.amount) }),
    isBusy: call.isPending,
    problem: problems.rest,
  };
};

type Field = ReturnType<typeof useIssueForm>['field'];

const Worth = ({ field }: { readonly field: Field }) => (
  <FieldRow>
    <TextField
      label={texts.amount}
      hint={texts.dollarsTo({ least: leastDollars, most: mostDollars.toLocaleString('en-US') })}
      inputMode="decimal"
      isRequired
      {...field('amount')}
    />
    <TextField
      label={texts.validUntil}
      hint={texts.minimumYearsNewYorkLaw({ leastYears })}
      type="date"
      min={earliestExpiry(clockToday())}
      max={latestExpiry(clockToday())}
      {...field('expires')}
    />
  </FieldRow>
);

interface ButtonsProps {
  readonly form: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
}

const Buttons = ({ form, isBusy, onClose }: ButtonsProps) => (
  <Row>
    <Button tone="secondary" onClick={onClose}>
      {texts.cancel}
    </Button>
    <Button type="submit" form={form} isBusy={isBusy} busyText={texts.issuing}>
      {texts.issueAndSend}
    </Button>
  </Row>
);
