import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type BookingMovedView, MoveAtDeskDto } from '@northlight/contracts';
import { AskedAtDesk, CommandAtDesk, ForDesk } from '../../asked-at-desk.js';
import { type AskedThere, DeskBookings } from '../../persistence/desk-bookings.js';
import { MoveBooking } from './move-booking.handler.js';

@ApiTags('admin')
@ForDesk()
@Controller('api/admin/bookings/:booking/move')
export class MoveAtDeskController {
  constructor(
    private readonly bookings: DeskBookings,
    private readonly commands: CommandBus,
  ) {}

  /** Up to the visit, also where the customer no longer may. */
  @Post()
  @CommandAtDesk(
    ...(['BOOKING_NOT_LIVE', 'HOLD_LAPSED', 'DATE_PAST', 'TIME_SKIPPED'] as const),
    ...(['SLOT_NOT_FOUND', 'SLOT_STARTED', 'SLOT_CLOSED', 'SLOT_FULL'] as const),
  )
  @ApiOkResponse({ description: 'The booking has its seats at the new time, for the price it was sold at.' })
  async move(@AskedAtDesk() asked: AskedThere, @Body() body: MoveAtDeskDto): Promise<BookingMovedView> {
    const { venueId, bookingId, request } = await this.bookings.findFor({ command: 'move-at-desk', body }, asked);
    return this.commands.execute(new MoveBooking(venueId, bookingId, { ...body, by: 'staff', request }));
  }
}
