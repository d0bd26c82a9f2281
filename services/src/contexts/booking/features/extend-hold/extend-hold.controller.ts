import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { HoldExtendedView } from '@northlight/contracts';
import { Asked, ForManagers } from '../../asked-booking.js';
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
  @ForManagers()
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: '8 to 200 printable characters' })
  @ApiOkResponse({ description: 'The seats are held for longer; ten times at most, never past the start.' })
  async extend(@Asked() asked: AskedBooking): Promise<HoldExtendedView> {
    const { venueId, bookingId, request } = await this.bookings.findFor({ command: 'extend-hold' }, asked);
    return this.commands.execute(new ExtendHold(venueId, bookingId, request));
  }
}
