import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type CheckedInView, CheckInDto } from '@northlight/contracts';
import { AskedAtDesk, CommandAtDesk, ForDesk } from '../../asked-at-desk.js';
import { type AskedThere, DeskBookings } from '../../persistence/desk-bookings.js';
import { CheckIn } from './check-in.handler.js';
import { UndoCheckIn } from './undo-check-in.handler.js';

/** The door: bookings by id, by reference, or by what was scanned from a ticket. */
@ApiTags('admin')
@ForDesk()
@Controller('api/admin/bookings/:booking')
export class CheckInController {
  constructor(
    private readonly bookings: DeskBookings,
    private readonly commands: CommandBus,
  ) {}

  @Post('check-in')
  @CommandAtDesk('ALREADY_CHECKED_IN', 'BOOKING_CANCELLED', 'NOT_TODAY', 'BOOKING_NOT_LIVE')
  @ApiOkResponse({ description: 'The party is in.' })
  async checkIn(@AskedAtDesk() asked: AskedThere, @Body() { anyway = false }: CheckInDto): Promise<CheckedInView> {
    const found = await this.bookings.findFor({ command: 'check-in', body: { anyway } }, asked);
    return this.commands.execute(new CheckIn(found.venueId, found.bookingId, { anyway, request: found.request }));
  }

  @Post('undo-check-in')
  @CommandAtDesk('BOOKING_NOT_LIVE')
  @ApiOkResponse({ description: 'The party is expected again.' })
  async undo(@AskedAtDesk() asked: AskedThere): Promise<CheckedInView> {
    return this.commands.execute(new UndoCheckIn(await this.bookings.findFor({ command: 'undo-check-in' }, asked)));
  }
}
