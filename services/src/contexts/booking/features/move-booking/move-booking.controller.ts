import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type BookingMovedView, RescheduleBookingDto } from '@northlight/contracts';
import { Asked, CommandForManagers } from '../../asked-booking.js';
import { type AskedBooking, ManagedBookings } from '../../persistence/managed-bookings.js';
import { MoveBooking } from './move-booking.handler.js';

@ApiTags('bookings')
@Controller('api/bookings/:id/reschedule')
export class MoveBookingController {
  constructor(
    private readonly bookings: ManagedBookings,
    private readonly commands: CommandBus,
  ) {}

  /** Staff move here by the customer's rules; what goes beyond them is done at the desk, with a reason. */
  @Post()
  @HttpCode(200)
  @CommandForManagers(
    ...(['BOOKING_NOT_LIVE', 'BOOKING_LOCKED', 'HOLD_LAPSED', 'DATE_PAST', 'TIME_SKIPPED'] as const),
    ...(['SLOT_NOT_FOUND', 'SLOT_STARTED', 'SLOT_CLOSED', 'SLOT_FULL', 'TOO_MANY_CHANGES'] as const),
  )
  @ApiOkResponse({ description: 'The booking has its seats at the new time, for the price it was sold at.' })
  async move(@Asked() asked: AskedBooking, @Body() body: RescheduleBookingDto): Promise<BookingMovedView> {
    const { venueId, bookingId, request, taker } = await this.bookings.findFor({ command: 'reschedule', body }, asked);
    return this.commands.execute(new MoveBooking(venueId, bookingId, { ...body, request, taker }));
  }
}
