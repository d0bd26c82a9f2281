import type { CheckedInView } from '@northlight/contracts';
import { Button, count, dateText, Notice, Stack, Surface, timeText } from '@northlight/site-kit';
import { TextField } from '@northlight/site-kit/ui';
import { type FormEvent, useRef, useState } from 'react';
import { problemText } from '../../field-problems.ts';
import { OrderOfBooking } from '../../order-of-booking.tsx';
import { PartyNotes } from '../../party-notes.tsx';
import { sound } from './sounds.ts';
import { codeOf, useCheckIn } from './use-check-in.ts';

/** Where tickets are scanned: a scanner types what it reads and presses Enter; so may a person (U60). */
export function Door() {
  const [text, setText] = useState('');
  const { check, letInAnyway, party, problem, mayAnyway, isBusy } = useDoor();
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (!text.trim() || isBusy) return;
    check(text.trim());
    setText('');
  };
  return (
    <Surface as="section" aria-label="Check in">
      <form onSubmit={submit} noValidate>
        <Stack $gap="m">
          <TextField
            ref={field}
            label="Scan a ticket, or type its reference"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" isBusy={isBusy} busyText="Checking...">
            Check in
          </Button>
          {party && (
            <Notice tone="good" title={`${party.reference} is in: ${count(party.numberOfTickets, 'ticket')}`}>
              {visitText(party)}
              <PartyNotes notes={party.notes} />
              <OrderOfBooking bookingId={party.id} isAtDoor />
            </Notice>
          )}
          {problem && (
            <Notice tone="bad" title={problem}>
              {mayAnyway && (
                <Button tone="secondary" isSmall onClick={letInAnyway}>
                  Let them in anyway
                </Button>
              )}
            </Notice>
          )}
        </Stack>
      </form>
    </Surface>
  );
}

function useDoor() {
  const { mutate, data, error, isPending, variables } = useCheckIn();
  const ask = (booking: string, anyway = false) =>
    mutate({ booking, does: 'check-in', anyway }, { onSuccess: () => sound('good'), onError: () => sound('bad') });
  return {
    check: (booking: string) => ask(booking),
    letInAnyway: () => variables && ask(variables.booking, true),
    party: error ? undefined : data,
    problem: error ? `${nameOf(variables?.booking ?? '')}: ${problemText(error)}` : undefined,
    mayAnyway: codeOf(error) === 'NOT_TODAY',
    isBusy: isPending,
  };
}

/** The code of a ticket says nothing to a person. */
const nameOf = (booking: string): string => (booking.length > 20 ? 'This ticket' : booking);

const visitText = ({ date, time, ticketType }: CheckedInView) => (
  <p>
    {dateText(date)}, {timeText(time)}
    {ticketType === 'member' ? '. Member price: please check the card.' : ''}
  </p>
);
