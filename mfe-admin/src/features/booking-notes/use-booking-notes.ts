import { listNotes, removeNote, writeNote } from '@northlight/client';
import type { DeskBookingView } from '@northlight/contracts';
import { apiQuery, callApi, refresh, toast, useMutation, useQuery, useQueryClient } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useState } from 'react';
import { texts } from '../../texts/booking-notes.ts';

type Booking = Pick<DeskBookingView, 'id'>;

/** What colleagues wrote about a booking; asked anew whenever somebody looks again, because others write meanwhile. */
export const useBookingNotes = ({ id }: Booking) =>
  useQuery({
    ...apiQuery(listNotes, { params: { booking: id } }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** Whatever the desk looks at shows the notes of its parties. */
const useLookAgain = () => {
  const client = useQueryClient();
  return () => refresh(client, '/api/admin');
};

/** Writes a note; pressed again after a lost answer it is there once. */
export function useWriteNote({ id }: Booking, onWritten: (text: string) => void) {
  const lookAgain = useLookAgain();
  const [keys] = useState(idempotencyKeys);
  return useMutation({
    mutationFn: (text: string) =>
      callApi(writeNote, { params: { booking: id }, idempotencyKey: keys.keyFor({ text }), body: { text } }),
    onSuccess: async (_, text) => {
      keys.forget();
      onWritten(text);
      toast({ title: texts.noteSaved, tone: 'good' });
      await lookAgain();
    },
  });
}

/** Takes a note away. Where a colleague was faster it is gone as well. */
export function useRemoveNote({ id }: Booking, onRemoved: () => void) {
  const lookAgain = useLookAgain();
  return useMutation({
    mutationFn: (noteId: string) => callApi(removeNote, { params: { booking: id, note: noteId } }),
    onSuccess: async () => {
      toast({ title: texts.noteDeleted, tone: 'good' });
      await lookAgain();
      onRemoved();
    },
  });
}
