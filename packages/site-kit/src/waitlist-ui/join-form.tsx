import { ticketLimits } from '@northlight/contracts';
import { Button, Notice, Quiet, Row, Stack } from '@northlight/site-kit';
import { ErrorSummary, Stepper, TextField } from '@northlight/site-kit/ui';
import { type RefObject, type SyntheticEvent, useId, useRef } from 'react';
import { texts } from '../texts/waitlist-ui.ts';
import type { JoinField } from './join-rules.ts';
import type { useJoinForm } from './use-join-form.ts';

interface JoinFormProps {
  readonly form: ReturnType<typeof useJoinForm>;
  readonly name?: RefObject<HTMLInputElement | null>;
  readonly onCancel: () => void;
}

/** Who waits, with how many, and where to write. */
export function JoinForm({ form, name, onCancel }: JoinFormProps) {
  const id = useId();
  const isRefused = useRef(false); // while the party size is no number from 1 to 20, nothing is sent
  const idOf = (field: JoinField) => `${id}-${field}`;
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isRefused.current) document.getElementById(idOf('party'))?.focus();
    else void form.submit();
  };
  return (
    <form noValidate onSubmit={send}>
      <Stack $gap="l">
        <Complaints {...{ form, idOf }} />
        <Stepper
          id={idOf('party')}
          label={texts.numberOfGuests}
          hint={texts.wellEmailYouWhenTheres}
          {...{ min: ticketLimits.min, max: ticketLimits.max, value: form.values.party, error: form.problems.party }}
          onChange={(party) => form.change('party', party)}
          onRefuse={(refused) => {
            isRefused.current = refused;
          }}
        />
        <TextField ref={name} label={texts.name} autoComplete="name" {...textOf('customerName', form, idOf)} />
        <TextField
          label={texts.email}
          {...{ type: 'email', inputMode: 'email', autoComplete: 'email' }}
          hint={texts.wellEmailYouHereAs}
          {...textOf('customerEmail', form, idOf)}
        />
        <Quiet>{texts.nothingIsBookedOrPaid}</Quiet>
        <Row>
          <Button tone="secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button type="submit" isBusy={form.isBusy} busyText={texts.joining}>
            {texts.joinWaitlist}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

type IdOf = (field: JoinField) => string;

const textOf = (
  field: 'customerName' | 'customerEmail',
  { values, problems, change, leave }: JoinFormProps['form'],
  idOf: IdOf,
) => ({
  id: idOf(field),
  value: values[field],
  error: problems[field],
  isRequired: true,
  onChange: ({ target }: { target: { value: string } }) => change(field, target.value),
  // a message that comes while a button is being pressed would move the button away
  onBlur: ({ relatedTarget }: { relatedTarget: Element | null }) => {
    if (!(relatedTarget instanceof HTMLButtonElement)) leave(field);
  },
});

/** What is wrong with the fields, and what the server said. */
function Complaints({
  form: { problems, refused, failure },
  idOf,
}: Pick<JoinFormProps, 'form'> & { readonly idOf: IdOf }) {
  const wrong = refused.fields.flatMap((field) => {
    const message = problems[field];
    return message ? [{ fieldId: idOf(field), message }] : [];
  });
  return (
    <>
      <ErrorSummary attempt={refused.attempt} problems={wrong} />
      {failure && <Notice tone="bad" title={failure} />}
    </>
  );
}
