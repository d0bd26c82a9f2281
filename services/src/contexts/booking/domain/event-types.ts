import type { BookingEvent } from './booking/booking.events.js';
import type { SlotEvent } from './slot/slot.events.js';
import type { WaitlistEvent } from './waitlist/waitlist.events.js';

type Data = Record<string, unknown>;

/** Turns the data of one schema into that of the next, from schema 1 on (docs/adr/0004). */
interface History {
  readonly upcast?: readonly ((data: Data) => Data)[];
}

/** Every event type of this room; leave one out and it does not compile. */
export const bookingEventTypes: Record<(BookingEvent | SlotEvent | WaitlistEvent)['type'], History> = {
  SlotOpened: {},
  CapacityChanged: {},
  SlotClosed: {},
  SlotReopened: {},
  // schema 1 knew of no end: those seats were held until they were released
  SeatsHeld: { upcast: [(data) => ({ ...data, until: null })] },
  HoldEndSet: {},
  SeatsChanged: {},
  SeatsReleased: {},
  BookingPlaced: {},
  BookingConfirmed: {},
  HoldExtended: {},
  BookingMoved: {},
  PartyChanged: {},
  BookingCancelled: {},
  RefundGranted: {},
  RefundGrantWithdrawn: {},
  RefundPaid: {},
  RefundFailed: {},
  RefundDropped: {},
  PaidOnline: {},
  HoldRestored: {},
  RefundSent: {},
  HoldExpired: {},
  VoucherBackDropped: {},
  BookingClaimed: {},
  CheckedIn: {},
  CheckInUndone: {},
  VoucherApplied: {},
  BookingCompleted: {},
  NoShowRecorded: {},
  WaitlistJoined: {},
  SeatsOffered: {},
  OfferTaken: {},
  OfferLapsed: {},
  WaitlistLeft: {},
};
