import type { BookingStatus } from '@northlight/contracts';
import type { BookingRow } from './booking.row.js';

/** What a booking is at an instant: a hold whose time is over has lapsed, whether or not anybody has noticed yet. */
export const statusAt = ({ status, holdUntil }: Pick<BookingRow, 'status' | 'holdUntil'>, at: Date): BookingStatus =>
  status === 'pending' && holdUntil !== null && holdUntil <= at ? 'expired' : status;
