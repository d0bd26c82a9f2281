import type { BookingEvent } from './booking.events.js';
import type { SlotEvent } from './slot.events.js';

/** Every event type of this room; leave one out and it does not compile. */
export const bookingEventTypes: Record<(BookingEvent | SlotEvent)['type'], object> = {
  SlotOpened: {},
  SlotClosed: {},
  SeatsHeld: {},
  SeatsReleased: {},
  BookingPlaced: {},
  BookingConfirmed: {},
  BookingMoved: {},
  BookingCancelled: {},
  HoldExpired: {},
  CheckedIn: {},
  BookingCompleted: {},
  NoShowRecorded: {},
};
