import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type NoteWrittenView, WriteNoteDto } from '@northlight/contracts';
import { doorRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { DeskBookings, type StaffBookingRequest } from '../../../persistence/desk-bookings.js';
import { RequestedAtDesk } from '../../../shared/requested-at-desk.js';
import { WriteNote } from './write-note.handler.js';

@Controller()
export class WriteNoteController {
  constructor(
    private readonly bookings: DeskBookings,
    private readonly commands: CommandBus,
  ) {}

  @Endpoint(doorRoutes.writeNote)
  async write(
    @RequestedAtDesk() requested: StaffBookingRequest,
    @Body() { text }: WriteNoteDto,
  ): Promise<NoteWrittenView> {
    const found = await this.bookings.findFor({ command: 'write-note', body: { text } }, requested);
    return this.commands.execute(new WriteNote(found, text));
  }
}
