import type { BookingStatus, CheckedInView } from '@northlight/contracts';
import type { Booking } from '../../domain/booking-state.js';

interface Named {
  readonly id: string;
  readonly reference: string;
  readonly checkedInAt: Date | null;
}

/** What the person at the door sees of a booking. */
export const arrivalView = (
  { status, visit, tickets, ticketType }: Booking,
  { id, reference, checkedInAt }: Named,
): CheckedInView => ({
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
