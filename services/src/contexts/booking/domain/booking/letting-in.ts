import { Refusal } from '../../../../platform/kernel/refusal.js';
import { dateInWords, localTimeOf, timeInWords } from '../../../../platform/kernel/venue-time.js';
import { hasLapsed } from './booking-deadlines.js';
import type { Booking } from './booking-types.js';
import { isAllIn } from './coming-in.js';
import type { WallClock } from './visit.js';
import { isOfToday } from './visit-end.js';

/** A party at the door. */
export interface Arrival extends WallClock {
  /** When it was checked in before, where it was. */
  readonly checkedInAt: Date | null;
  /** The venue that the visit is at, where the party stands at the door of another one. */
  readonly elsewhere?: string | undefined;
  /** Let in also on another day, and at another venue. */
  readonly anyway: boolean;
  /** Whoever stands there has paid: what waits to be confirmed online waits no longer. */
  readonly isPaid?: boolean | undefined;
}

/**
 * What speaks against letting a party in, as the person at the door has to hear it (decisions.md U60). A visit is on
 * the date that the venue's wall shows at its start; from midnight on that wall it may be checked in, early or late, until
 * the day is over at six the next morning (docs/adr/0044). One that starts before six may come on the evening before.
 * @throws {Refusal} BOOKING_CANCELLED, HOLD_LAPSED, ALREADY_CHECKED_IN, NOT_HERE, NOT_TODAY, NOT_PAID_YET
 */
export function mustBeLetIn(booking: Booking, arrival: Arrival): void {
  mustBeExpected(booking, arrival);
  const { visit } = booking;
  const { zone, now, elsewhere, anyway, isPaid } = arrival;
  const date = dateInWords(visit.date);
  if (elsewhere && !anyway) throw new Refusal('NOT_HERE', { venue: elsewhere, date });
  // guard: a party is let in on its day
  if (!isOfToday(visit, now, zone) && !anyway) throw new Refusal('NOT_TODAY', { date });
  if (waitsForPayment(booking) && !isPaid) throw new Refusal('NOT_PAID_YET', { time: untilWords(booking, arrival) });
}

/** True while it is held for whoever pays for it online: unlike one that is paid at the desk, which waits without end. */
export const waitsForPayment = ({ status, holdUntil }: Booking): boolean => status === 'pending' && holdUntil !== null;

/** What no answer of whoever stands at the door can change. */
function mustBeExpected(booking: Booking, { zone, now, checkedInAt }: Arrival): void {
  const { status } = booking;
  if (status === 'none') throw new Refusal('BOOKING_NOT_FOUND');
  if (status === 'cancelled') throw new Refusal('BOOKING_CANCELLED');
  if (status === 'expired' || (waitsForPayment(booking) && hasLapsed(booking, now))) throw new Refusal('HOLD_LAPSED');
  const today = localTimeOf(now, zone).date;
  // guard: a party is let in once
  if (isAllIn(booking) || status === 'completed')
    throw new Refusal('ALREADY_CHECKED_IN', { time: momentInWords(localTimeOf(checkedInAt ?? now, zone), today) });
}

const untilWords = ({ holdUntil }: Booking, { zone, now }: Arrival): string =>
  momentInWords(localTimeOf(new Date(holdUntil ?? now), zone), localTimeOf(now, zone).date);

/** The time of day, and the day where it was another. */
const momentInWords = ({ date, time }: { date: string; time: string }, today: string): string =>
  date === today ? timeInWords(time) : `${timeInWords(time)} on ${dateInWords(date)}`;
