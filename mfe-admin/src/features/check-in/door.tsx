import { Button, count, Quiet, Stack, Surface } from '@northlight/site-kit';
import { TextField } from '@northlight/site-kit/ui';
import { type FormEvent, useRef, useState } from 'react';
import { DoorAnswer, ticketName } from './door-answer.tsx';
import { type Scan, useDoor } from './use-door.ts';

/** Where tickets are scanned: a scanner types what it reads and presses Enter; so may a person (U60). */
export function Door() {
  const [text, setText] = useState('');
  const { check, askAgain, waiting, answered } = useDoor();
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (text.trim()) check(text.trim());
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
          <Button type="submit">Check in</Button>
          {waiting.length > 0 && <Quiet role="status">{waitingText(waiting)}</Quiet>}
          {answered.map((scan) => (
            <DoorAnswer
              key={scan.nth}
              scan={scan}
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

const waitingText = (waiting: readonly Scan[]): string =>
  waiting.length > 1
    ? `Checking ${count(waiting.length, 'ticket')}…`
    : waiting.map(({ asked }) => `Checking ${ticketName(asked.booking)}…`).join('');
