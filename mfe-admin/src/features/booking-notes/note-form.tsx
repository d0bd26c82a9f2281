import { type DeskBookingView, noteLimits } from '@northlight/contracts';
import { Button, Notice, Stack } from '@northlight/site-kit';
import { TextArea } from '@northlight/site-kit/ui';
import type { FormEvent } from 'react';
import { problemsOf } from '../../forms/field-problems.ts';
import { texts } from '../../texts/booking-notes.ts';
import { useWriteNote } from './use-booking-notes.ts';

interface NoteFormProps {
  readonly booking: DeskBookingView;
  readonly draft: string;
  readonly onDraft: (change: (before: string) => string) => void;
}

/** Writes a note. What was typed stays until it is saved, also what is too long: nothing is cut. */
export function NoteForm({ booking, draft, onDraft }: NoteFormProps) {
  const written = (text: string) => onDraft((now) => (now === text ? '' : now));
  const { mutate, isPending, error } = useWriteNote(booking, written);
  const problems = problemsOf(error, { NOTES_TOO_MANY: 'text', CUSTOMER_ERASED: 'text' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate(draft);
  };
  return (
    <Stack as="form" onSubmit={submit} noValidate aria-label={texts.addANote}>
      <TextArea
        label={texts.newNote}
        hint={hintOf(draft)}
        error={problems.of('text')}
        rows={3}
        value={draft}
        onChange={({ target }) => onDraft(() => target.value)}
      />
      {problems.rest && <Notice tone="bad" title={problems.rest} />}
      <div>
        <Button type="submit" tone="secondary" isBusy={isPending} busyText={texts.saving}>
          {texts.saveNote}
        </Button>
      </div>
    </Stack>
  );
}

/** From so many characters left on they are counted. */
const near = 100;

function hintOf(draft: string): string {
  const left = noteLimits.mostCharacters - draft.trim().length;
  const who = texts.staffAtTheDesk;
  if (left > near) return who;
  return `${who} ${left < 0 ? texts.character({ count: -left }) : texts.characterOf({ left })}`;
}
