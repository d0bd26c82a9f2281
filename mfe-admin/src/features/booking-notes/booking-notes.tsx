import type { BookingNoteView, DeskBookingView } from '@northlight/contracts';
import { Quiet, Spinner, Stack, Surface } from '@northlight/site-kit';
import { DialogBoundary, LoadFailure } from '@northlight/site-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../texts/booking-notes.ts';
import { NoteForm } from './note-form.tsx';
import { NoteList } from './note-list.tsx';
import { RemoveNoteDialog } from './remove-note-dialog.tsx';
import { useBookingNotes } from './use-booking-notes.ts';

interface BookingNotesProps {
  readonly booking: DeskBookingView;
  /** What is being written; kept by the page, so that it is there again after a look at the past. */
  readonly draft: string;
  readonly onDraft: (change: (before: string) => string) => void;
}

/** What colleagues should know of a booking: read, written, taken away. */
export function BookingNotes({ booking, draft, onDraft }: BookingNotesProps) {
  const { data: notes, isPending, refetch } = useBookingNotes(booking);
  const [leaving, setLeaving] = useState<BookingNoteView>();
  const [removed, setRemoved] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  // the button that opened the question went with its note
  useEffect(() => {
    if (removed > 0) heading.current?.focus();
  }, [removed]);
  const isErased = booking.customerName === null;
  return (
    <Surface as="section" aria-label={texts.notes}>
      <Stack>
        <h2 ref={heading} tabIndex={-1}>
          {texts.notes}
        </h2>
        {isPending && <Spinner text={texts.loadingNotes} />}
        {!isPending && !notes && <LoadFailure text={texts.couldntLoadNotes} onRetry={() => void refetch()} />}
        {notes && notes.length > 0 && <NoteList {...{ notes }} timezone={booking.timezone} onRemove={setLeaving} />}
        {isErased && <Quiet>{texts.notesArePersonalData}</Quiet>}
        {!isErased && <NoteForm {...{ booking, draft, onDraft }} />}
      </Stack>
      <DialogBoundary>
        {leaving && (
          <RemoveNoteDialog
            {...{ booking }}
            note={leaving}
            onClose={() => setLeaving(undefined)}
            onRemoved={() => {
              setLeaving(undefined);
              setRemoved((times) => times + 1);
            }}
          />
        )}
      </DialogBoundary>
    </Surface>
  );
}
