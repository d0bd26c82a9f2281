import { Controller, Get, Header } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { BookingNoteView } from '@northlight/contracts';
import { Refuses } from '../../../../platform/http/refuses.js';
import { AskedAtDesk, ForDesk } from '../../asked-at-desk.js';
import { type AskedThere, DeskBookings } from '../../persistence/desk-bookings.js';
import { ListNotes } from './list-notes.handler.js';

@ApiTags('admin')
@ForDesk()
@Controller('api/admin/bookings/:booking/notes')
export class ListNotesController {
  constructor(
    private readonly bookings: DeskBookings,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Refuses('BOOKING_NOT_FOUND')
  @ApiOkResponse({ description: 'What was written about the booking, by whom and when, the oldest first.' })
  async list(@AskedAtDesk() asked: AskedThere): Promise<BookingNoteView[]> {
    return this.queries.execute(new ListNotes(await this.bookings.find(asked)));
  }
}
