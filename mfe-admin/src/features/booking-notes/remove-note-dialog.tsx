import type { BookingNoteView, DeskBookingView } from '@northlight/contracts';
import { Notice, Stack } from '@northlight/site-kit';
import { ConfirmDialog } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { problemText } from '../../forms/field-problems.ts';
import { texts } from '../../texts/booking-notes.ts';
import { useRemoveNote } from './use-booking-notes.ts';

interface RemoveNoteDialogProps {
  readonly booking: DeskBookingView;
  readonly note: BookingNoteView;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before a note goes: nobody can bring it back. */
export function RemoveNoteDialog({ booking, note, onClose, onRemoved }: RemoveNoteDialogProps) {
  const { mutate, isPending, error } = useRemoveNote(booking, onRemoved);
  return (
    <ConfirmDialog
      isOpen
      title={texts.deleteThisNote}
      confirmText={texts.deleteNote}
      cancelText={texts.keepNote}
      isBusy={isPending}
      busyText={texts.deleting}
      onConfirm={() => mutate(note.id)}
      onCancel={onClose}
    >
      <Stack>
        <Words>{note.text}</Words>
        <p>{texts.noOneWillSee}</p>
        {error && <Notice tone="bad" title={problemText(error)} />}
      </Stack>
    </ConfirmDialog>
  );
}

const Words = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
