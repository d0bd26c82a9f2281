import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingPolicyModule } from '../../platform/booking-policy/booking-policy.module.js';
import { EventTypes } from '../../platform/event-store/event-types.js';
import { Projections } from '../../platform/event-store/projections.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { PersonHolders } from '../../platform/privacy/person-holders.js';
import { PrivacyModule } from '../../platform/privacy/privacy.module.js';
import { RetentionModule } from '../../platform/retention/retention.module.js';
import { CatalogModule } from '../catalog/index.js';
import { MembershipModule } from '../membership/index.js';
import { VouchersModule } from '../vouchers/index.js';
import { Claims } from './claims.js';
import { BookingFigures } from './domain/booking-figures.js';
import { Bookings } from './domain/bookings.js';
import { FreeTimes } from './domain/free-times.js';
import { TicketPromises } from './domain/promised-tickets.js';
import { VisitLines } from './domain/visit-lines.js';
import { WaitlistEntries } from './domain/waitlist-entries.js';
import { CancelBookingController } from './features/cancel-booking/cancel-booking.controller.js';
import { CancelBookingHandler } from './features/cancel-booking/cancel-booking.handler.js';
import { ChangePartyController } from './features/change-party/change-party.controller.js';
import { ChangePartyHandler } from './features/change-party/change-party.handler.js';
import { ClaimBookingsHandler } from './features/claim-bookings/claim-bookings.handler.js';
import { CloseVisitHandler } from './features/close-visit/close-visit.handler.js';
import { ConfirmBookingController } from './features/confirm-booking/confirm-booking.controller.js';
import { ConfirmBookingHandler } from './features/confirm-booking/confirm-booking.handler.js';
import { ExpireHoldHandler } from './features/expire-hold/expire-hold.handler.js';
import { SettleLapsedVoucherHandler } from './features/expire-hold/settle-lapsed-voucher.handler.js';
import { ExtendHoldController } from './features/extend-hold/extend-hold.controller.js';
import { ExtendHoldHandler } from './features/extend-hold/extend-hold.handler.js';
import { FindAvailabilityController } from './features/find-availability/find-availability.controller.js';
import { FindAvailabilityHandler } from './features/find-availability/find-availability.handler.js';
import { FindAvailableDaysHandler } from './features/find-availability/find-available-days.handler.js';
import { FindWeekdaysHandler } from './features/find-availability/find-weekdays.handler.js';
import { JoinWaitlistController } from './features/join-waitlist/join-waitlist.controller.js';
import { JoinWaitlistHandler } from './features/join-waitlist/join-waitlist.handler.js';
import { LeaveWaitlistController } from './features/leave-waitlist/leave-waitlist.controller.js';
import { LeaveWaitlistHandler } from './features/leave-waitlist/leave-waitlist.handler.js';
import { ListBookingsController } from './features/list-bookings/list-bookings.controller.js';
import { ListBookingsHandler } from './features/list-bookings/list-bookings.handler.js';
import { LookupBookingsController } from './features/lookup-bookings/lookup-bookings.controller.js';
import { LookupBookingsHandler } from './features/lookup-bookings/lookup-bookings.handler.js';
import { MoveBookingController } from './features/move-booking/move-booking.controller.js';
import { MoveBookingHandler } from './features/move-booking/move-booking.handler.js';
import { OfferSeatsHandler } from './features/offer-seats/offer-seats.handler.js';
import { PlaceBookingController } from './features/place-booking/place-booking.controller.js';
import { PlaceBookingHandler } from './features/place-booking/place-booking.handler.js';
import { PromisesTickets } from './features/place-booking/promises-tickets.js';
import { PreviewPricesController } from './features/preview-prices/preview-prices.controller.js';
import { PreviewPricesHandler } from './features/preview-prices/preview-prices.handler.js';
import { QuoteBookingController } from './features/quote-booking/quote-booking.controller.js';
import { QuoteBookingHandler } from './features/quote-booking/quote-booking.handler.js';
import { ShowBookingController } from './features/show-booking/show-booking.controller.js';
import { ShowBookingHandler } from './features/show-booking/show-booking.handler.js';
import { ShowCalendarController } from './features/show-calendar/show-calendar.controller.js';
import { ShowCalendarHandler } from './features/show-calendar/show-calendar.handler.js';
import { ShowTicketController } from './features/show-ticket/show-ticket.controller.js';
import { ShowTicketHandler } from './features/show-ticket/show-ticket.handler.js';
import { ShowWaitlistEntryController } from './features/show-waitlist-entry/show-waitlist-entry.controller.js';
import { ShowWaitlistEntryHandler } from './features/show-waitlist-entry/show-waitlist-entry.handler.js';
import { SlotWatch } from './features/watch-availability/slot-watch.js';
import { WatchAvailabilityController } from './features/watch-availability/watch-availability.controller.js';
import { JoinsUnderway } from './joins-underway.js';
import { BookingRow } from './persistence/booking.row.js';
import { BookingNotes } from './persistence/booking-notes.js';
import { BookingReader } from './persistence/booking-reader.js';
import { BookingStates } from './persistence/booking-states.js';
import { BookingTerms } from './persistence/booking-terms.js';
import { CustomerRow } from './persistence/customer.row.js';
import { Customers } from './persistence/customers.repository.js';
import { EndingHoldRow } from './persistence/ending-hold.row.js';
import { KeyRotation } from './persistence/key-rotation.js';
import { ManageLinks } from './persistence/manage-links.js';
import { ManagedBookings } from './persistence/managed-bookings.js';
import { NoteRow } from './persistence/note.row.js';
import { PersonKeyRow } from './persistence/person-key.row.js';
import { RefundRow } from './persistence/refund.row.js';
import { SeatHolders } from './persistence/seat-holders.js';
import { SlotRow } from './persistence/slot.row.js';
import { SlotBoard } from './persistence/slot-board.repository.js';
import { SlotDays } from './persistence/slot-days.js';
import { StoredBookingFigures } from './persistence/stored-booking-figures.js';
import { StoredBookings } from './persistence/stored-bookings.js';
import { StoredFreeTimes } from './persistence/stored-free-times.js';
import { StoredRefunds } from './persistence/stored-refunds.js';
import { StoredVisitLines } from './persistence/stored-visit-lines.js';
import { StoredWaitlist } from './persistence/stored-waitlist.js';
import { UnclaimedBookings } from './persistence/unclaimed-bookings.js';
import { UpcomingVisits } from './persistence/upcoming-visits.js';
import { VisitFacts } from './persistence/visit-facts.js';
import { WaitlistRow } from './persistence/waitlist.row.js';
import { BookingHolder } from './person-holder.js';
import { registerEventTypes } from './projections/register-event-types.js';
import { TodaysTerms } from './todays-terms.js';
import { venueSide } from './venue-side.js';
import { VisitorLimits } from './visitor-limits.js';

/** Slots and bookings: sells seats, and never one too many. */
@Module({
  imports: [
    ...[CqrsModule, CatalogModule, MembershipModule, PrivacyModule, RetentionModule, BookingPolicyModule],
    ...[VouchersModule, LimitsModule],
    TypeOrmModule.forFeature([
      SlotRow,
      EndingHoldRow,
      BookingRow,
      CustomerRow,
      PersonKeyRow,
      NoteRow,
      RefundRow,
      WaitlistRow,
      ...venueSide.rows,
    ]),
  ],
  controllers: [
    QuoteBookingController,
    PreviewPricesController,
    PlaceBookingController,
    ExtendHoldController,
    ConfirmBookingController,
    ListBookingsController,
    LookupBookingsController,
    ShowBookingController,
    ShowCalendarController,
    ShowTicketController,
    MoveBookingController,
    ChangePartyController,
    CancelBookingController,
    FindAvailabilityController,
    WatchAvailabilityController,
    JoinWaitlistController,
    LeaveWaitlistController,
    ShowWaitlistEntryController,
    ...venueSide.controllers,
  ],
  providers: [
    ...[UpcomingVisits, VisitorLimits, JoinsUnderway, SeatHolders, TodaysTerms],
    PlaceBookingHandler,
    ListBookingsHandler,
    LookupBookingsHandler,
    ShowBookingHandler,
    ShowCalendarHandler,
    ShowTicketHandler,
    ClaimBookingsHandler,
    Claims,
    UnclaimedBookings,
    ChangePartyHandler,
    QuoteBookingHandler,
    PreviewPricesHandler,
    ...[FindAvailabilityHandler, FindAvailableDaysHandler, FindWeekdaysHandler, SlotDays, SlotWatch],
    ConfirmBookingHandler,
    CancelBookingHandler,
    ...[ExpireHoldHandler, SettleLapsedVoucherHandler, ExtendHoldHandler],
    MoveBookingHandler,
    ...venueSide.providers,
    CloseVisitHandler,
    ...[JoinWaitlistHandler, LeaveWaitlistHandler, OfferSeatsHandler, ShowWaitlistEntryHandler, StoredWaitlist],
    BookingHolder,
    BookingTerms,
    SlotBoard,
    Customers,
    KeyRotation,
    ManagedBookings,
    ManageLinks,
    VisitFacts,
    BookingNotes,
    BookingStates,
    BookingReader,
    StoredRefunds,
    { provide: Bookings, useClass: StoredBookings },
    { provide: FreeTimes, useClass: StoredFreeTimes },
    { provide: BookingFigures, useClass: StoredBookingFigures },
    { provide: VisitLines, useClass: StoredVisitLines },
    { provide: TicketPromises, useClass: PromisesTickets },
    { provide: WaitlistEntries, useExisting: StoredWaitlist },
  ],
  exports: [Bookings, FreeTimes, BookingFigures, VisitLines, TicketPromises, WaitlistEntries],
})
export class BookingModule {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(types: EventTypes, projections: Projections, holders: PersonHolders, holder: BookingHolder) {
    registerEventTypes(types, projections);
    holders.add(holder);
  }
}
