import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { doorRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { DeskBookings, type StaffBookingRequest } from '../../../persistence/desk-bookings.js';
import { RequestedAtDesk } from '../../../shared/requested-at-desk.js';
import { RemoveNote } from './remove-note.handler.js';

@Controller()
export class RemoveNoteController {
  constructor(
    private readonly bookings: DeskBookings,
    private readonly commands: CommandBus,
  ) {}

  @Endpoint(doorRoutes.removeNote)
  async remove(@RequestedAtDesk() requested: StaffBookingRequest, @Param('note') note: string): Promise<void> {
    await this.commands.execute(new RemoveNote(await this.bookings.find(requested), note));
  }
}
