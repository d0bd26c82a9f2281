import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { BookingPolicyModule } from '../../../platform/booking-policy/booking-policy.module.js';
import { LimitsModule } from '../../../platform/limits/limits.module.js';
import { PrivacyModule } from '../../../platform/privacy/privacy.module.js';
import { CatalogModule } from '../../catalog/index.js';
import { MembershipModule } from '../../membership/index.js';
import { VouchersModule } from '../../vouchers/index.js';
import { BookingSharedModule } from '../shared/booking-shared.module.js';
import { PriorityModule } from '../shared/priority.module.js';
import { Claims } from './claims.js';
import { CancelAtDeskController } from './features/cancel-booking/cancel-at-desk.controller.js';
import { CancelBookingController } from './features/cancel-booking/cancel-booking.controller.js';
import { CancelBookingHandler } from './features/cancel-booking/cancel-booking.handler.js';
import { ChangeAtDeskController } from './features/change-party/change-at-desk.controller.js';
import { ChangePartyController } from './features/change-party/change-party.controller.js';
import { ChangePartyHandler } from './features/change-party/change-party.handler.js';
import { ClaimBookingsHandler } from './features/claim-bookings/claim-bookings.handler.js';
import { ListBookingsController } from './features/list-bookings/list-bookings.controller.js';
import { ListBookingsHandler } from './features/list-bookings/list-bookings.handler.js';
import { LookupBookingsController } from './features/lookup-bookings/lookup-bookings.controller.js';
import { LookupBookingsHandler } from './features/lookup-bookings/lookup-bookings.handler.js';
import { MoveAtDeskController } from './features/move-booking/move-at-desk.controller.js';
import { MoveBookingController } from './features/move-booking/move-booking.controller.js';
import { MoveBookingHandler } from './features/move-booking/move-booking.handler.js';
import { ShowBookingController } from './features/show-booking/show-booking.controller.js';
import { ShowBookingHandler } from './features/show-booking/show-booking.handler.js';
import { ShowCalendarController } from './features/show-calendar/show-calendar.controller.js';
import { ShowCalendarHandler } from './features/show-calendar/show-calendar.handler.js';
import { ShowTicketController } from './features/show-ticket/show-ticket.controller.js';
import { ShowTicketHandler } from './features/show-ticket/show-ticket.handler.js';
import { SeatHolders } from './persistence/seat-holders.js';
import { UnclaimedBookings } from './persistence/unclaimed-bookings.js';
import { TodaysTerms } from './todays-terms.js';

/** A booking after its sale: its owner sees, claims, moves, changes and cancels it, and so does the desk. */
@Module({
  imports: [
    CqrsModule,
    BookingSharedModule,
    BookingPolicyModule,
    CatalogModule,
    LimitsModule,
    MembershipModule,
    PriorityModule,
    PrivacyModule,
    VouchersModule,
  ],
  controllers: [
    CancelAtDeskController,
    CancelBookingController,
    ChangeAtDeskController,
    ChangePartyController,
    ListBookingsController,
    LookupBookingsController,
    MoveAtDeskController,
    MoveBookingController,
    ShowBookingController,
    ShowCalendarController,
    ShowTicketController,
  ],
  providers: [
    CancelBookingHandler,
    ChangePartyHandler,
    ClaimBookingsHandler,
    ListBookingsHandler,
    LookupBookingsHandler,
    MoveBookingHandler,
    ShowBookingHandler,
    ShowCalendarHandler,
    ShowTicketHandler,
    Claims,
    SeatHolders,
    TodaysTerms,
    UnclaimedBookings,
  ],
})
export class ChangingModule {}
