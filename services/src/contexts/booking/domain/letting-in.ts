import { Refusal } from '../../../platform/kernel/refusal.js';
import { dateInWords, localTimeOf, timeInWords } from '../../../platform/kernel/venue-time.js';
import type { Booking } from './booking-state.js';
import type { WallClock } from './visit.js';

/** A party at the door. */
export interface Arrival extends WallClock {
  /** When it was checked in before, where it was. */
  readonly checkedInAt: Date | null;
  /** Let in also on another day. */
  readonly anyway: boolean;
}

/**
 * What speaks against letting a party in, as the person at the door has to hear it (decisions.md U60). A visit is on
 * the date that the venue's wall shows at its start; from midnight to midnight on that wall it may be checked in, early
 * or late.
 * @throws {Refusal} BOOKING_CANCELLED, ALREADY_CHECKED_IN, NOT_TODAY
 */
export function mustBeLetIn({ status, visit }: Booking, { zone, now, checkedInAt, anyway }: Arrival): void {
  if (status === 'none') throw new Refusal('BOOKING_NOT_FOUND');
  if (status === 'cancelled') throw new Refusal('BOOKING_CANCELLED');
  const today = localTimeOf(now, zone).date;
  if (status === 'checked_in' || status === 'completed')
    throw new Refusal('ALREADY_CHECKED_IN', { time: momentInWords(localTimeOf(checkedInAt ?? now, zone), today) });
  if (visit.date !== today && !anyway) throw new Refusal('NOT_TODAY', { date: dateInWords(visit.date) });
}

/** The time of day, and the day where it was another. */
const momentInWords = ({ date, time }: { date: string; time: string }, today: string): string =>
  date === today ? timeInWords(time) : `${timeInWords(time)} on ${dateInWords(date)}`;
