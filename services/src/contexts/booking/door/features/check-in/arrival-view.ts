import type { BookingStatus, CheckedInView } from '@northlight/contracts';
import { dollarsOf } from '../../../../../platform/kernel/money.js';
import type { Booking } from '../../../domain/booking/booking-types.js';
import { insideOf } from '../../../domain/booking/coming-in.js';
import { planPartOf } from '../../../domain/money/price.js';

interface Named {
  readonly id: string;
  readonly reference: string;
  readonly checkedInAt: Date | null;
  /** The first of the party came with this: they have paid what was due. */
  readonly isFirst?: boolean;
}

/** What is kept of a check-in for whoever sends it again: notes may be about a person, and names are the catalogue's. */
export type Arrival = Omit<CheckedInView, 'notes' | 'venueName' | 'experienceName'>;

/** Said where some of a party are in and others are not. */
export const partlyIn = (inside: number, tickets: number): { readonly inside?: number } =>
  inside > 0 && inside < tickets ? { inside } : {};

/** What the person at the door sees of a booking, but for what `Arrival` leaves out. */
export const arrivalView = (
  { status, visit, tickets, ticketType, price, letIn, takenAtDoor: taken }: Booking,
  { id, reference, checkedInAt, isFirst }: Named,
): Arrival => ({
  id,
  reference,
  status: status as BookingStatus,
  checkedInAt: checkedInAt?.toISOString() ?? null,
  experienceId: visit.experienceId,
  date: visit.date,
  time: visit.time,
  numberOfTickets: tickets,
  ...partlyIn(insideOf({ letIn }), tickets),
  ticketType,
  ...planPartOf(price),
  ...(isFirst && taken && { taken: { ...taken, amount: dollarsOf(taken.amount) } }),
});
