import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type BookingCancelledView, CancelBookingDto } from '@northlight/contracts';
import { changingRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { type BookingRequest, ManagedBookings } from '../../../persistence/managed-bookings.js';
import { RequestedBooking } from '../../../shared/requested-booking.js';
import { CancelBooking } from './cancel-booking.handler.js';

@Controller()
export class CancelBookingController {
  constructor(
    private readonly bookings: ManagedBookings,
    private readonly commands: CommandBus,
  ) {}

  /** Staff cancel here by the customer's rules; what goes beyond them is done at the desk, with a reason. */
  @Endpoint(changingRoutes.cancelBooking)
  async cancel(
    @RequestedBooking() requested: BookingRequest,
    @Body() body: CancelBookingDto,
  ): Promise<BookingCancelledView> {
    const { venueId, bookingId, request, visitor } = await this.bookings.findFor(
      { command: 'cancel', body },
      requested,
    );
    const reason = body.reason ?? 'other';
    return this.commands.execute(new CancelBooking(venueId, bookingId, { by: 'customer', reason, request, visitor }));
  }
}
