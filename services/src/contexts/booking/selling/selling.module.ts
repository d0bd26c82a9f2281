import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { BookingPolicyModule } from '../../../platform/booking-policy/booking-policy.module.js';
import { CatalogModule } from '../../catalog/index.js';
import { GuestPassesModule } from '../../guest-passes/index.js';
import { MembershipModule } from '../../membership/index.js';
import { PromotionsModule } from '../../promotions/index.js';
import { VouchersModule } from '../../vouchers/index.js';
import { TicketPromises } from '../domain/booking/promised-tickets.js';
import { BookingSharedModule } from '../shared/booking-shared.module.js';
import { PriorityModule } from '../shared/priority.module.js';
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
import { PayBookingOnlineHandler } from './features/pay-online/pay-booking-online.handler.js';
import { PlaceBookingController, PlaceBookingHandler } from './features/place-booking/place-booking.js';
import { PromisesTickets } from './features/place-booking/promises-tickets.js';
import { SellAtDeskController } from './features/place-booking/sell-at-desk.controller.js';
import { UsedCodes } from './features/place-booking/used-codes.js';
import { UsedPasses } from './features/place-booking/used-passes.js';
import { PreviewPricesController } from './features/preview-prices/preview-prices.controller.js';
import { PreviewPricesHandler } from './features/preview-prices/preview-prices.handler.js';
import { QuoteBookingController } from './features/quote-booking/quote-booking.controller.js';
import { QuoteBookingHandler } from './features/quote-booking/quote-booking.handler.js';
import { SlotWatch } from './features/watch-availability/slot-watch.js';
import { WatchAvailabilityController } from './features/watch-availability/watch-availability.controller.js';
import { SlotDays } from './persistence/slot-days.js';

/** Finds times, says what they cost, and sells them: held first, then firm. */
@Module({
  imports: [
    CqrsModule,
    BookingSharedModule,
    BookingPolicyModule,
    CatalogModule,
    GuestPassesModule,
    MembershipModule,
    PriorityModule,
    PromotionsModule,
    VouchersModule,
  ],
  controllers: [
    ConfirmBookingController,
    ExtendHoldController,
    FindAvailabilityController,
    PlaceBookingController,
    SellAtDeskController,
    PreviewPricesController,
    QuoteBookingController,
    WatchAvailabilityController,
  ],
  providers: [
    ConfirmBookingHandler,
    ExpireHoldHandler,
    SettleLapsedVoucherHandler,
    ExtendHoldHandler,
    FindAvailabilityHandler,
    FindAvailableDaysHandler,
    FindWeekdaysHandler,
    PayBookingOnlineHandler,
    PlaceBookingHandler,
    UsedCodes,
    UsedPasses,
    PreviewPricesHandler,
    QuoteBookingHandler,
    SlotDays,
    SlotWatch,
    { provide: TicketPromises, useClass: PromisesTickets },
  ],
  exports: [TicketPromises],
})
export class SellingModule {}
