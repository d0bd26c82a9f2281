import type { EventTypes, Projections } from '@northlight/event-store';
import { bookingEventTypes } from '../domain/event-types.js';
import { bookings } from './bookings.projection.js';
import { deskPayments } from './desk-payments.projection.js';
import { slotBoard } from './slot-board.projection.js';
import { waitlistEntries } from './waitlist.projection.js';

/** Tells the log which events this room writes, and which rows it makes of them. */
export function registerEventTypes(types: EventTypes, projections: Projections): void {
  types.add(bookingEventTypes);
  projections.add([slotBoard, bookings, waitlistEntries, deskPayments]);
}
