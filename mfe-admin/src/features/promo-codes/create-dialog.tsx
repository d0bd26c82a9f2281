import type { CreatePromotionDto, PromotionKind, PromotionScope } from '@northlight/contracts';
import { Button, Notice, Quiet, Row, Stack } from '@northlight/site-kit';
import { Dialog, SelectField, TextField } from '@northlight/site-kit/ui';
import { type FormEvent, useId, useState } from 'react';
import { clockToday } from '../../format/dates.ts';
import { problemsOf } from '../../forms/field-problems.ts';
import { texts } from '../../texts/promo-codes.ts';
import { FieldRow } from '../../ui/field-row.ts';
import { scopeWords } from './promo-words.ts';
import { useCreate } from './use-promo-codes.ts';

const atFirst = {
  ...{ code: '', kind: 'percent', value: '10', appliesTo: 'both', ends: '' },
  ...{ uses: '100', usesPerCustomer: '1', minimum: '0' },
};

/** Makes a code. The server says what is wrong with it; everything that was typed stays. */
export function CreateDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useId();
  const { field, send, isBusy, problem } = useCreateForm(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) send();
  };
  return (
    <Dialog
      isOpen
      title={texts.createPromoCode}
      onClose={onClose}
      footer={
        <Row>
          <Button tone="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={form} isBusy={isBusy} busyText={texts.creating}>
            {texts.create}
          </Button>
        </Row>
      }
    >
      <Stack as="form" id={form} onSubmit={submit} noValidate>
        <TextField
          label={texts.code}
          hint={texts.lettersDigitsDashes}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={16}
          isRequired
          {...field('code')}
        />
        <Worth field={field} />
        <Limits field={field} />
        {problem && <Notice tone="bad" title={problem} />}
      </Stack>
    </Dialog>
  );
}

const useCreateForm = (onDone: () => void) => {
  const [values, setValues] = useState(() => ({ ...atFirst, starts: clockToday() }));
  const call = useCreate(onDone);
  const problems = problemsOf(call.error, {});
  const field = (name: keyof typeof values) => ({
    id: `promo-${name}`,
    value: values[name],
    error: problems.of(name),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  });
  return { field, send: () => call.mutate(requestOf(values)), isBusy: call.isPending, problem: problems.rest };
};

type Typed = typeof atFirst & { readonly starts: string };

const requestOf = ({ kind, appliesTo, ...typed }: Typed): CreatePromotionDto => ({
  ...typed,
  kind: kind as PromotionKind,
  appliesTo: appliesTo as PromotionScope,
  value: Number(typed.value),
  uses: Number(typed.uses),
  usesPerCustomer: Number(typed.usesPerCustomer),
  minimum: Number(typed.minimum),
});

type Field = ReturnType<typeof useCreateForm>['field'];

const kinds = [
  { value: 'percent', label: texts.percent },
  { value: 'amount', label: texts.amount },
];
const scopes = Object.entries(scopeWords).map(([value, label]) => ({ value, label }));

const Worth = ({ field }: { readonly field: Field }) => (
  <>
    <FieldRow>
      <SelectField label={texts.takesOff} options={kinds} {...field('kind')} />
      <TextField label={texts.value} inputMode="decimal" isRequired {...field('value')} />
    </FieldRow>
    <SelectField label={texts.goodFor} options={scopes} {...field('appliesTo')} />
    <TextField label={texts.minimum} hint={texts.dollarsOfWhat} inputMode="decimal" {...field('minimum')} />
  </>
);

const Limits = ({ field }: { readonly field: Field }) => (
  <>
    <FieldRow>
      <TextField label={texts.starts} type="date" isRequired {...field('starts')} />
      <TextField label={texts.ends} type="date" isRequired {...field('ends')} />
    </FieldRow>
    <FieldRow>
      <TextField label={texts.uses} inputMode="numeric" isRequired {...field('uses')} />
      <TextField label={texts.usesPerCustomer} inputMode="numeric" isRequired {...field('usesPerCustomer')} />
    </FieldRow>
    <Quiet>{texts.oneCustomerWithinAnHour}</Quiet>
  </>
);
