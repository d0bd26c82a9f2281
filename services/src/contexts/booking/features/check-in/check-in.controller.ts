import { Body, Controller, Post } from '@nestjs/common';
import { type Command, CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type CheckedInView, CheckInDto } from '@northlight/contracts';
import { AskedAtDesk, CommandAtDesk, ForDesk } from '../../asked-at-desk.js';
import { BookingNotes } from '../../persistence/booking-notes.js';
import { type AskedThere, DeskBookings } from '../../persistence/desk-bookings.js';
import type { ManagedBooking } from '../../persistence/managed-bookings.js';
import type { Arrival } from './arrival-view.js';
import { CheckIn } from './check-in.handler.js';
import { UndoCheckIn } from './undo-check-in.handler.js';

/** The door: bookings by id, by reference, or by what was scanned from a ticket. */
@ApiTags('admin')
@ForDesk()
@Controller('api/admin/bookings/:booking')
export class CheckInController {
  constructor(
    private readonly bookings: DeskBookings,
    private readonly notes: BookingNotes,
    private readonly commands: CommandBus,
  ) {}

  @Post('check-in')
  @CommandAtDesk('ALREADY_CHECKED_IN', 'BOOKING_CANCELLED', 'NOT_TODAY', 'BOOKING_NOT_LIVE')
  @ApiOkResponse({ description: 'The party is in.' })
  async checkIn(@AskedAtDesk() asked: AskedThere, @Body() { anyway = false }: CheckInDto): Promise<CheckedInView> {
    const found = await this.bookings.findFor({ command: 'check-in', body: { anyway } }, asked);
    const { venueId, bookingId, request } = found;
    return this.withNotes(found, new CheckIn(venueId, bookingId, { anyway, request }));
  }

  @Post('undo-check-in')
  @CommandAtDesk('BOOKING_NOT_LIVE')
  @ApiOkResponse({ description: 'The party is expected again.' })
  async undo(@AskedAtDesk() asked: AskedThere): Promise<CheckedInView> {
    const found = await this.bookings.findFor({ command: 'undo-check-in' }, asked);
    return this.withNotes(found, new UndoCheckIn(found));
  }

  /** The notes are read first: where they cannot be, nobody is let in without them. */
  private async withNotes({ venueId, bookingId: id }: ManagedBooking, does: Command<Arrival>): Promise<CheckedInView> {
    const notes = await this.notes.of({ venueId, id });
    return { ...(await this.commands.execute(does)), notes: notes.map(({ text }) => text) };
  }
}
