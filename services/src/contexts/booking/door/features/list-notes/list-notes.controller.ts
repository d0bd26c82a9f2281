import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { BookingNoteView } from '@northlight/contracts';
import { doorRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { DeskBookings, type StaffBookingRequest } from '../../../persistence/desk-bookings.js';
import { RequestedAtDesk } from '../../../shared/requested-at-desk.js';
import { ListNotes } from './list-notes.handler.js';

@Controller()
export class ListNotesController {
  constructor(
    private readonly bookings: DeskBookings,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(doorRoutes.listNotes)
  async list(@RequestedAtDesk() requested: StaffBookingRequest): Promise<BookingNoteView[]> {
    return this.queries.execute(new ListNotes(await this.bookings.find(requested)));
  }
}
