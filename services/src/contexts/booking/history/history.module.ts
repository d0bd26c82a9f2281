import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { CatalogModule } from '../../catalog/index.js';
import { BookingSharedModule } from '../shared/booking-shared.module.js';
import { BookingHistoryController } from './features/show-history/booking-history.controller.js';
import { Past } from './features/show-history/past.js';
import { ShowBookingStateHandler } from './features/show-history/show-booking-state.handler.js';
import { ShowHistoryHandler } from './features/show-history/show-history.handler.js';
import { ShowSlotStateHandler } from './features/show-history/show-slot-state.handler.js';
import { SlotHistoryController } from './features/show-history/slot-history.controller.js';

/** What happened to a slot or a booking, and how it was then. */
@Module({
  imports: [CqrsModule, BookingSharedModule, CatalogModule],
  controllers: [BookingHistoryController, SlotHistoryController],
  providers: [ShowBookingStateHandler, ShowHistoryHandler, ShowSlotStateHandler, Past],
})
export class HistoryModule {}
