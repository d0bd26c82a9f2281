import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EventTypes } from '../../platform/event-store/event-types.js';
import { Projections } from '../../platform/event-store/projections.js';
import { CatalogModule } from '../catalog/index.js';
import { bookingEventTypes } from './domain/event-types.js';
import { FindAvailabilityController } from './features/find-availability/find-availability.controller.js';
import { FindAvailabilityHandler } from './features/find-availability/find-availability.handler.js';
import { FindAvailableDaysHandler } from './features/find-availability/find-available-days.handler.js';
import { OpenSlotsHandler } from './features/open-slots/open-slots.handler.js';
import { PlaceBookingController } from './features/place-booking/place-booking.controller.js';
import { PlaceBookingHandler } from './features/place-booking/place-booking.handler.js';
import { QuoteBookingController } from './features/quote-booking/quote-booking.controller.js';
import { QuoteBookingHandler } from './features/quote-booking/quote-booking.handler.js';
import { BookingRow } from './persistence/booking.row.js';
import { CustomerRow } from './persistence/customer.row.js';
import { Booking1795300200000 } from './persistence/migrations/1795300200000-booking.js';
import { SlotRow } from './persistence/slot.row.js';
import { bookings } from './projections/bookings.projection.js';
import { slotBoard } from './projections/slot-board.projection.js';

export const bookingMigrations = [Booking1795300200000];

/** Slots and bookings: sells seats, and never one too many. */
@Module({
  imports: [CqrsModule, CatalogModule, TypeOrmModule.forFeature([SlotRow, BookingRow, CustomerRow])],
  controllers: [QuoteBookingController, PlaceBookingController, FindAvailabilityController],
  providers: [
    PlaceBookingHandler,
    QuoteBookingHandler,
    FindAvailabilityHandler,
    FindAvailableDaysHandler,
    OpenSlotsHandler,
  ],
})
export class BookingModule {
  constructor(types: EventTypes, projections: Projections) {
    types.add(bookingEventTypes);
    projections.add([slotBoard, bookings]);
  }
}
