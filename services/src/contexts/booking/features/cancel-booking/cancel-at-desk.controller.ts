import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type BookingCancelledView, CancelAtDeskDto } from '@northlight/contracts';
import { AskedAtDesk, CommandAtDesk, ForDesk } from '../../asked-at-desk.js';
import { type AskedThere, DeskBookings } from '../../persistence/desk-bookings.js';
import { CancelBooking } from './cancel-booking.handler.js';

@ApiTags('admin')
@ForDesk()
@Controller('api/admin/bookings/:booking/cancel')
export class CancelAtDeskController {
  constructor(
    private readonly bookings: DeskBookings,
    private readonly commands: CommandBus,
  ) {}

  /** Up to the visit, also where the customer no longer may; what goes back follows the rules it was sold under, or is all. */
  @Post()
  @CommandAtDesk('BOOKING_NOT_LIVE', 'BOOKING_CANCELLED', 'HOLD_LAPSED')
  @ApiOkResponse({ description: 'The booking is cancelled, its seats are free, and this is what goes back.' })
  async cancel(@AskedAtDesk() asked: AskedThere, @Body() body: CancelAtDeskDto): Promise<BookingCancelledView> {
    const { venueId, bookingId, request } = await this.bookings.findFor({ command: 'cancel-at-desk', body }, asked);
    const { reason, refundAll } = body;
    return this.commands.execute(new CancelBooking(venueId, bookingId, { by: 'staff', reason, refundAll, request }));
  }
}
