import { Button, Quiet, Stack, Surface } from '@northlight/site-kit';
import { TextField } from '@northlight/site-kit/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useOpenVenues } from '../../queries/open-venues.ts';
import { texts } from '../../texts/check-in.ts';
import { PaidWithField } from '../../ui/paid-with.tsx';
import { DoorAnswer, ticketName } from './door-answer.tsx';
import { type Scan, useDoor } from './use-door.ts';

interface DoorProps {
  /** The venue that the desk looks at; the first open one where none is told. */
  readonly venueId: number | undefined;
}

/** Where tickets are scanned: a scanner types what it reads and presses Enter; so may a person (U60). */
export function Door({ venueId }: DoorProps) {
  const [text, setText] = useState('');
  const [many, setMany] = useState('');
  const { data: venues } = useOpenVenues();
  const venue = venues?.find(({ id }) => id === venueId) ?? venues?.[0];
  const { check, askAgain, waiting, answered } = useDoor(venue?.id);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (text.trim()) check(text.trim(), Number(many) || undefined);
    setText('');
    setMany('');
  };
  return (
    <Surface as="section" aria-label={texts.checkIn}>
      <form onSubmit={submit} noValidate>
        <Stack $gap="m">
          <TextField
            ref={field}
            label={texts.scanATicketOrEnter}
            hint={venues && venues.length > 1 && venue ? texts.forVisits({ name: venue.name }) : undefined}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <HowMany value={many} onChange={setMany} />
          <PaidWithField />
          <Button type="submit">{texts.checkIn}</Button>
          {waiting.length > 0 && <Quiet role="status">{waitingText(waiting)}</Quiet>}
          {answered.map((scan) => (
            <DoorAnswer
              key={scan.nth}
              scan={scan}
              venueName={venue?.name}
              onAskAgain={(how) => {
                field.current?.focus(); // the button goes, and the next ticket is typed
                askAgain(scan, how);
              }}
            />
          ))}
        </Stack>
      </form>
    </Surface>
  );
}

interface HowManyProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Not all of a party need to come at once. */
const HowMany = ({ value, onChange }: HowManyProps) => (
  <TextField
    label={texts.guestsToCheck}
    hint={texts.leaveEmptyToCheck}
    inputMode="numeric"
    autoComplete="off"
    maxLength={2}
    value={value}
    onChange={({ target }) => onChange(target.value.replace(/\D/g, ''))}
  />
);

const waitingText = (waiting: readonly Scan[]): string =>
  waiting.length > 1
    ? texts.checkingTicket({ waiting: waiting.length })
    : waiting.map(({ question }) => texts.checking({ booking: ticketName(question.booking) })).join('');
