import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type BookingCancelledView, CancelBookingDto } from '@northlight/contracts';
import { Asked, CommandForManagers } from '../../asked-booking.js';
import { type AskedBooking, ManagedBookings } from '../../persistence/managed-bookings.js';
import { CancelBooking } from './cancel-booking.handler.js';

@ApiTags('bookings')
@Controller('api/bookings/:id/cancel')
export class CancelBookingController {
  constructor(
    private readonly bookings: ManagedBookings,
    private readonly commands: CommandBus,
  ) {}

  /** Staff cancel here by the customer's rules; what goes beyond them is done at the desk, with a reason. */
  @Post()
  @HttpCode(200)
  @CommandForManagers('BOOKING_NOT_LIVE', 'BOOKING_LOCKED', 'HOLD_LAPSED')
  @ApiOkResponse({ description: 'The booking is cancelled, its seats are free, and this is what goes back.' })
  async cancel(@Asked() asked: AskedBooking, @Body() body: CancelBookingDto): Promise<BookingCancelledView> {
    const { venueId, bookingId, request, taker } = await this.bookings.findFor({ command: 'cancel', body }, asked);
    const reason = body.reason ?? 'other';
    return this.commands.execute(new CancelBooking(venueId, bookingId, { by: 'customer', reason, request, taker }));
  }
}
