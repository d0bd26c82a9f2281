import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type BookingCancelledView, CancelAtDeskDto } from '@northlight/contracts';
import { changingRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { DeskBookings, type StaffBookingRequest } from '../../../persistence/desk-bookings.js';
import { RequestedAtDesk } from '../../../shared/requested-at-desk.js';
import { CancelBooking } from './cancel-booking.handler.js';

@Controller()
export class CancelAtDeskController {
  constructor(
    private readonly bookings: DeskBookings,
    private readonly commands: CommandBus,
  ) {}

  /** Up to the visit, also where the customer no longer may; what goes back follows the rules it was sold under, or is all. */
  @Endpoint(changingRoutes.cancelBookingAtDesk)
  async cancel(
    @RequestedAtDesk() requested: StaffBookingRequest,
    @Body() body: CancelAtDeskDto,
  ): Promise<BookingCancelledView> {
    const { venueId, bookingId, request } = await this.bookings.findFor({ command: 'cancel-at-desk', body }, requested);
    const { reason, refundAll } = body;
    return this.commands.execute(new CancelBooking(venueId, bookingId, { by: 'staff', reason, refundAll, request }));
  }
}
