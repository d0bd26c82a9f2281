import type { Work } from '@northlight/event-store';
import { booking } from '../domain/booking/booking.js';
import { releaseSeats } from '../domain/seats.js';
import type { Moment } from '../domain/slot/slot.events.js';
import { bookingStream } from '../domain/slot/slot-id.js';
import { decideOnSeats } from './decide-on-seats.js';

/** Lets a hold lapse whose time is over, and gives its seats back. @returns false before that, and the second time */
export function lapsesHold(work: Work, bookingId: string, moment: Moment): boolean {
  const stream = bookingStream(bookingId);
  const before = work.load(booking, stream);
  const { status, visit } = work.apply(booking, stream, { type: 'ExpireHold', at: moment.at });
  if (status === before.status) return false;
  const release = { bookingId, why: 'expired', ...moment } as const;
  decideOnSeats(work, visit.slotId, (awaited) => releaseSeats(awaited, release));
  return true;
}
