import type { BookingNoteView, DeskBookingView, NoteWrittenView } from '@northlight/contracts';
import { http, toast, useMutation, useQuery, useQueryClient } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useState } from 'react';
import { texts } from '../../texts/booking-notes.ts';

type Booking = Pick<DeskBookingView, 'id' | 'reference'>;

const pathOf = ({ id }: Booking) => `/api/admin/bookings/${id}/notes`;

/** What colleagues wrote about a booking; asked anew whenever somebody looks again, because others write meanwhile. */
export const useBookingNotes = (booking: Booking) =>
  useQuery({
    queryKey: ['admin', 'booking', booking.reference, 'notes'],
    queryFn: ({ signal }) => http.get<BookingNoteView[]>(pathOf(booking), { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** Whatever the desk looks at shows the notes of its parties. */
const useLookAgain = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['admin'] });
};

/** Writes a note; pressed again after a lost answer it is there once. */
export function useWriteNote(booking: Booking, onWritten: (text: string) => void) {
  const lookAgain = useLookAgain();
  const [keys] = useState(idempotencyKeys);
  return useMutation({
    mutationFn: (text: string) =>
      http.post<NoteWrittenView>(pathOf(booking), { text }, { idempotencyKey: keys.keyFor({ text }) }),
    onSuccess: async (_, text) => {
      keys.forget();
      onWritten(text);
      toast({ title: texts.noteSaved, tone: 'good' });
      await lookAgain();
    },
  });
}

/** Takes a note away. Where a colleague was faster it is gone as well. */
export function useRemoveNote(booking: Booking, onRemoved: () => void) {
  const lookAgain = useLookAgain();
  return useMutation({
    mutationFn: (noteId: string) => http.delete(`${pathOf(booking)}/${noteId}`),
    onSuccess: async () => {
      toast({ title: texts.noteDeleted, tone: 'good' });
      await lookAgain();
      onRemoved();
    },
  });
}
