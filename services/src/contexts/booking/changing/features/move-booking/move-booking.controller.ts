import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type BookingMovedView, RescheduleBookingDto } from '@northlight/contracts';
import { changingRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { type BookingRequest, ManagedBookings } from '../../../persistence/managed-bookings.js';
import { seekerOf } from '../../../shared/priority-hours.js';
import { RequestedBooking } from '../../../shared/requested-booking.js';
import { MoveBooking } from './move-booking.handler.js';

@Controller()
export class MoveBookingController {
  constructor(
    private readonly bookings: ManagedBookings,
    private readonly commands: CommandBus,
  ) {}

  /** Staff move here by the customer's rules; what goes beyond them is done at the desk, with a reason. */
  @Endpoint(changingRoutes.moveBooking)
  async move(
    @RequestedBooking() requested: BookingRequest,
    @Body() body: RescheduleBookingDto,
  ): Promise<BookingMovedView> {
    const { venueId, bookingId, request, visitor } = await this.bookings.findFor(
      { command: 'reschedule', body },
      requested,
    );
    return this.commands.execute(
      new MoveBooking(venueId, bookingId, { ...body, request, visitor, seeker: seekerOf(requested.user) }),
    );
  }
}
