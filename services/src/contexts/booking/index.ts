export { BookingModule } from './booking.module.js';
export {
  failSentRefund,
  holdForPayment,
  type PayableBooking,
  refundToSend,
  sendRefund,
  settleSentRefund,
} from './booking-payment.js';
export { calendarEntry } from './changing/calendar-entry.js';
export { CancelBooking } from './changing/features/cancel-booking/cancel-booking.handler.js';
export { ChangeParty } from './changing/features/change-party/change-party.handler.js';
export { MoveBooking } from './changing/features/move-booking/move-booking.handler.js';
export type { BookingEvent } from './domain/booking/booking.events.js';
export { BookingFigures, type VisitSales } from './domain/booking/booking-figures.js';
export { type BookingDetails, type BookingForMail, Bookings, type PaidBack } from './domain/booking/bookings.js';
export { DeskPayments, type DeskSpan } from './domain/booking/desk-payments.js';
export type { BookingCompleted } from './domain/booking/door.events.js';
export { TicketPromises } from './domain/booking/promised-tickets.js';
export { type VisitKey, type VisitLine, VisitLines } from './domain/booking/visit-lines.js';
export { lastPostings as bookingPostings } from './domain/money/booking-journal.js';
export { bookingIdIn } from './domain/slot/slot-id.js';
export { WaitlistEntries, type WaitlistEntryDetails } from './domain/waitlist/waitlist-entries.js';
export { DeskPaymentsModule } from './door/desk-payments.module.js';
export { CheckIn } from './door/features/check-in/check-in.handler.js';
export { CloseVisit } from './door/features/close-visit/close-visit.handler.js';
export { ShowBookingState } from './history/features/show-history/show-booking-state.handler.js';
export { ShowSlotState } from './history/features/show-history/show-slot-state.handler.js';
export { bookingMigrations } from './persistence/booking-migrations.js';
export { type HeldBooking, HeldBookings } from './persistence/held-bookings.js';
export { bookingJournalSums } from './persistence/journal-sums.js';
export type { BookingRequest } from './persistence/managed-bookings.js';
export { bookingPersonalData } from './persistence/personal-data.js';
export { slotSnapshots } from './persistence/slot-snapshots.js';
export { unreadableCustomers } from './persistence/unreadable-persons.js';
export { OpenSlots } from './planning/features/open-slots/open-slots.handler.js';
export { registerEventTypes as registerBookingEventTypes } from './projections/register-event-types.js';
export { callOffsQueue } from './queues/call-offs.queue.js';
export { holdsQueue } from './queues/holds.queue.js';
export { remindersQueue } from './queues/reminders.queue.js';
export { slotsQueue } from './queues/slots.queue.js';
export { visitsQueue } from './queues/visits.queue.js';
export { SettleRefund } from './refunds/features/settle-refund/settle-refund.handler.js';
export { ConfirmBooking } from './selling/features/confirm-booking/confirm-booking.handler.js';
export { ExpireHold } from './selling/features/expire-hold/expire-hold.handler.js';
export { PayBookingOnline } from './selling/features/pay-online/pay-booking-online.handler.js';
export type { PaidBefore, TicketFunds } from './selling/features/place-booking/paid-before.js';
export { PlaceBooking } from './selling/features/place-booking/place-booking.js';
export { buyerOf } from './shared/buyer.js';
export { RequestedBooking } from './shared/requested-booking.js';
export { JoinWaitlist } from './waitlist/features/join-waitlist/join-waitlist.handler.js';
export { LeaveWaitlist } from './waitlist/features/leave-waitlist/leave-waitlist.handler.js';
