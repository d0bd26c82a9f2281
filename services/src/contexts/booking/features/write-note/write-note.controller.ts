import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { type NoteWrittenView, WriteNoteDto } from '@northlight/contracts';
import { AskedAtDesk, CommandAtDesk, ForDesk } from '../../asked-at-desk.js';
import { type AskedThere, DeskBookings } from '../../persistence/desk-bookings.js';
import { WriteNote } from './write-note.handler.js';

@ApiTags('admin')
@ForDesk()
@Controller('api/admin/bookings/:booking/notes')
export class WriteNoteController {
  constructor(
    private readonly bookings: DeskBookings,
    private readonly commands: CommandBus,
  ) {}

  @Post()
  @HttpCode(201)
  @CommandAtDesk('CUSTOMER_ERASED', 'NOTES_TOO_MANY', 'PERSON_UNREADABLE')
  @ApiCreatedResponse({
    description: 'The note is with the booking, whatever becomes of it, and goes with its customer.',
  })
  async write(@AskedAtDesk() asked: AskedThere, @Body() { text }: WriteNoteDto): Promise<NoteWrittenView> {
    const found = await this.bookings.findFor({ command: 'write-note', body: { text } }, asked);
    return this.commands.execute(new WriteNote(found, text));
  }
}
