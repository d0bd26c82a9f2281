import type { BookingStatus, CheckedInView } from '@northlight/contracts';
import type { Booking } from '../../domain/booking-state.js';

interface Named {
  readonly id: string;
  readonly reference: string;
  readonly checkedInAt: Date | null;
}

/** What is kept of a check-in for whoever sends it again: its notes are not, they may be about a person. */
export type Arrival = Omit<CheckedInView, 'notes'>;

/** What the person at the door sees of a booking, but for its notes. */
export const arrivalView = (
  { status, visit, tickets, ticketType }: Booking,
  { id, reference, checkedInAt }: Named,
): Arrival => ({
  id,
  reference,
  status: status as BookingStatus,
  checkedInAt: checkedInAt?.toISOString() ?? null,
  experienceId: visit.experienceId,
  date: visit.date,
  time: visit.time,
  numberOfTickets: tickets,
  ticketType,
});
