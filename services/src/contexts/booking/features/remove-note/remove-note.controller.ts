import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { Refuses } from '../../../../platform/http/refuses.js';
import { AskedAtDesk, ForDesk } from '../../asked-at-desk.js';
import { type AskedThere, DeskBookings } from '../../persistence/desk-bookings.js';
import { RemoveNote } from './remove-note.handler.js';

@ApiTags('admin')
@ForDesk()
@Controller('api/admin/bookings/:booking/notes/:note')
export class RemoveNoteController {
  constructor(
    private readonly bookings: DeskBookings,
    private readonly commands: CommandBus,
  ) {}

  @Delete()
  @HttpCode(204)
  @Refuses('BOOKING_NOT_FOUND')
  @ApiNoContentResponse({ description: 'The note is gone, whoever took it away first.' })
  async remove(@AskedAtDesk() asked: AskedThere, @Param('note') note: string): Promise<void> {
    await this.commands.execute(new RemoveNote(await this.bookings.find(asked), note));
  }
}
