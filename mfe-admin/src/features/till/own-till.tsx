import type { TillShiftView, TillView } from '@northlight/contracts';
import { Button, money, Notice, Row, Stack, Surface, toast } from '@northlight/site-kit';
import { TextField } from '@northlight/site-kit/ui';
import { type FormEvent, useState } from 'react';
import { minuteText } from '../../format/moments.ts';
import { problemsOf } from '../../forms/field-problems.ts';
import { texts } from '../../texts/till.ts';
import { PlainFacts } from '../../ui/plain-facts.ts';
import { differenceText } from './difference-text.ts';
import { useCloseTill, useOpenTill } from './use-till.ts';

/** The drawer of whoever looks: to be opened, or to be counted. */
export function OwnTill({ till }: { readonly till: TillView }) {
  return (
    <Surface as="section" aria-label={texts.yourTill}>
      <Stack>
        <h2>{texts.yourTill}</h2>
        {till.own ? <CloseForm shift={till.own} /> : <OpenForm venueId={till.venueId} />}
      </Stack>
    </Surface>
  );
}

function OpenForm({ venueId }: { readonly venueId: number }) {
  const { mutate, isPending, error } = useOpenTill(() => toast({ title: texts.tillIsOpen, tone: 'good' }));
  return (
    <AmountForm
      label={texts.cashInTheDrawer}
      hint={texts.countItBefore}
      name="float"
      button={texts.openTill}
      {...{ isPending, error }}
      onSubmit={(float) => mutate({ venueId, float })}
    />
  );
}

function CloseForm({ shift }: { readonly shift: TillShiftView }) {
  const { mutate, isPending, error } = useCloseTill(shift.id, (closed) =>
    toast({ title: texts.tillIsClosed, description: differenceText(closed), tone: closed.difference ? 'bad' : 'good' }),
  );
  return (
    <>
      <PlainFacts>
        <dt>{texts.openSince}</dt>
        <dd>{minuteText(shift.openedAt)}</dd>
        <dt>{texts.float}</dt>
        <dd>{money(shift.float)}</dd>
        <dt>{texts.cashTaken}</dt>
        <dd>{money(shift.cash)}</dd>
        <dt>{texts.cardTaken}</dt>
        <dd>{money(shift.card)}</dd>
        <dt>{texts.giftCardsTaken}</dt>
        <dd>{money(shift.voucher)}</dd>
        <dt>{texts.shouldBeInTheDrawer}</dt>
        <dd>
          <b>{money(shift.expected)}</b>
        </dd>
      </PlainFacts>
      <AmountForm
        label={texts.cashCounted}
        name="counted"
        button={texts.closeTill}
        {...{ isPending, error }}
        onSubmit={mutate}
      />
    </>
  );
}

interface AmountFormProps {
  readonly label: string;
  readonly hint?: string;
  /** The field that a refusal names. */
  readonly name: string;
  readonly button: string;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onSubmit: (dollars: number) => void;
}

function AmountForm({ label, hint, name, button, isPending, error, onSubmit }: AmountFormProps) {
  const [text, setText] = useState('');
  const problems = problemsOf(error, {});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(text.trim() === '' ? Number.NaN : Number(text.replace(/[$,\s]/g, '')));
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextField
          {...{ label, hint }}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={text}
          error={problems.of(name)}
          onChange={({ target }) => setText(target.value)}
        />
        {problems.rest && <Notice tone="bad" title={problems.rest} />}
        <Row>
          <Button type="submit" isBusy={isPending} busyText={texts.saving}>
            {button}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
