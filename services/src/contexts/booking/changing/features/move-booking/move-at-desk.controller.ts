import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type BookingMovedView, MoveAtDeskDto } from '@northlight/contracts';
import { changingRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { DeskBookings, type StaffBookingRequest } from '../../../persistence/desk-bookings.js';
import { RequestedAtDesk } from '../../../shared/requested-at-desk.js';
import { MoveBooking } from './move-booking.handler.js';

@Controller()
export class MoveAtDeskController {
  constructor(
    private readonly bookings: DeskBookings,
    private readonly commands: CommandBus,
  ) {}

  /** Up to the visit, also where the customer no longer may. */
  @Endpoint(changingRoutes.moveBookingAtDesk)
  async move(
    @RequestedAtDesk() requested: StaffBookingRequest,
    @Body() body: MoveAtDeskDto,
  ): Promise<BookingMovedView> {
    const { venueId, bookingId, request } = await this.bookings.findFor({ command: 'move-at-desk', body }, requested);
    return this.commands.execute(new MoveBooking(venueId, bookingId, { ...body, by: 'staff', request }));
  }
}
