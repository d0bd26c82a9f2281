import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { HoldExtendedView } from '@northlight/contracts';
import { Asked, CommandForManagers } from '../../asked-booking.js';
import { type AskedBooking, ManagedBookings } from '../../persistence/managed-bookings.js';
import { ExtendHold } from './extend-hold.handler.js';

@ApiTags('bookings')
@Controller('api/bookings/:id/extend-hold')
export class ExtendHoldController {
  constructor(
    private readonly bookings: ManagedBookings,
    private readonly commands: CommandBus,
  ) {}

  @Post()
  @HttpCode(200)
  @CommandForManagers('BOOKING_NOT_PENDING', 'HOLD_LAPSED', 'HOLD_NOT_EXTENDABLE')
  @ApiOkResponse({ description: 'The seats are held for longer; ten times at most, never past the start.' })
  async extend(@Asked() asked: AskedBooking): Promise<HoldExtendedView> {
    const { venueId, bookingId, request } = await this.bookings.findFor({ command: 'extend-hold' }, asked);
    return this.commands.execute(new ExtendHold(venueId, bookingId, request));
  }
}
