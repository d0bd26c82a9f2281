import type { CorrectCustomerDto } from '@northlight/contracts';
import { Button, Notice, Row, Stack, toast } from '@northlight/site-kit';
import { CheckboxField, Dialog, TextField } from '@northlight/site-kit/ui';
import { type FormEvent, useId, useState } from 'react';
import { texts } from '../../texts/correct-customer.ts';
import type { KnownCustomer } from './known-customer.ts';
import { type SendCorrection, useCorrectCustomer } from './use-correct-customer.ts';

interface CorrectDialogProps {
  readonly send: SendCorrection;
  readonly customer: KnownCustomer;
  readonly canResend: boolean;
  readonly onClose: () => void;
}

/** Name, e-mail and phone as they are right; the mail goes to another address again unless that is not wanted. */
export function CorrectDialog({ send, customer, canResend, onClose }: CorrectDialogProps) {
  const form = useId();
  const [values, setValues] = useState(() => wordsOf(customer));
  const [chosen, setChosen] = useState<boolean>();
  const email = values.customerEmail.trim();
  const mayResend = canResend && email !== '';
  const resend = mayResend && (chosen ?? email !== (customer.customerEmail ?? ''));
  const { correct, isBusy, problem, problemOf } = useCorrectCustomer(send, ({ changed, isResent }) => {
    onClose();
    toast({
      title: changed.length > 0 ? texts.customerDetailsUpdated : texts.noChanges,
      description: isResent ? mailText : '',
    });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) correct({ ...values, ...(resend && { resend }) });
  };
  const fieldOf = (name: keyof typeof values) => ({
    value: values[name],
    error: problemOf(name),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setValues({ ...values, [name]: target.value }),
  });
  const buttons = (
    <Row>
      <Button tone="secondary" onClick={onClose}>
        {texts.cancel}
      </Button>
      <Button type="submit" form={form} isBusy={isBusy} busyText={texts.saving}>
        {texts.save}
      </Button>
    </Row>
  );
  return (
    <Dialog isOpen title={texts.editNameEmailOrPhone} onClose={onClose} footer={buttons}>
      <form id={form} onSubmit={submit} noValidate>
        <Stack>
          <TextField label={texts.name} isRequired maxLength={200} autoComplete="off" {...fieldOf('customerName')} />
          <TextField
            label={texts.email}
            type="email"
            maxLength={254}
            autoComplete="off"
            {...fieldOf('customerEmail')}
          />
          <TextField label={texts.phone} type="tel" maxLength={40} autoComplete="off" {...fieldOf('customerPhone')} />
          {mayResend && (
            <CheckboxField
              label={texts.resendTheEmail({ email })}
              checked={resend}
              onChange={({ target }) => setChosen(target.checked)}
            />
          )}
          {problem && <Notice tone="bad" title={problem} />}
        </Stack>
      </form>
    </Dialog>
  );
}

const mailText = texts.emailSentToTheNew;

const wordsOf = ({ customerName, customerEmail, customerPhone }: KnownCustomer) =>
  ({
    customerName: customerName ?? '',
    customerEmail: customerEmail ?? '',
    customerPhone: customerPhone ?? '',
  }) satisfies CorrectCustomerDto;
