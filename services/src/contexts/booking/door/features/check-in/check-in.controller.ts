import { Body, Controller } from '@nestjs/common';
import { type Command, CommandBus } from '@nestjs/cqrs';
import { type CheckedInView, CheckInDto } from '@northlight/contracts';
import { doorRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { BookingNotes } from '../../../persistence/booking-notes.js';
import { DeskBookings, type StaffBookingRequest } from '../../../persistence/desk-bookings.js';
import type { ManagedBooking } from '../../../persistence/managed-bookings.js';
import { VisitFacts } from '../../../persistence/visit-facts.js';
import { RequestedAtDesk } from '../../../shared/requested-at-desk.js';
import type { Arrival } from './arrival-view.js';
import { CheckIn } from './check-in.handler.js';
import { UndoCheckIn } from './undo-check-in.handler.js';

/** The door: bookings by id, by reference, or by what was scanned from a ticket. */
@Controller()
export class CheckInController {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly bookings: DeskBookings,
    private readonly notes: BookingNotes,
    private readonly facts: VisitFacts,
    private readonly commands: CommandBus,
  ) {}

  @Endpoint(doorRoutes.checkIn)
  async checkIn(@RequestedAtDesk() requested: StaffBookingRequest, @Body() body: CheckInDto): Promise<CheckedInView> {
    const found = await this.bookings.findFor({ command: 'check-in', body }, requested);
    const { venueId, bookingId, request } = found;
    const { venueId: atVenue, anyway, paid: isPaid, paidWith, count } = body;
    return this.withFacts(
      found,
      new CheckIn(venueId, bookingId, { atVenue, anyway, isPaid, paidWith, count, request }),
    );
  }

  @Endpoint(doorRoutes.undoCheckIn)
  async undo(@RequestedAtDesk() requested: StaffBookingRequest): Promise<CheckedInView> {
    const found = await this.bookings.findFor({ command: 'undo-check-in' }, requested);
    return this.withFacts(found, new UndoCheckIn(found));
  }

  /** The notes are read first: while the database is away nobody is let in. What no key opens is left out, as names are. */
  private async withFacts({ venueId, bookingId: id }: ManagedBooking, does: Command<Arrival>): Promise<CheckedInView> {
    const notes = await this.notes.of({ venueId, id });
    const arrival = await this.commands.execute(does);
    const { venueName, experienceName } = await this.facts.of({ venueId, experienceId: arrival.experienceId });
    return { ...arrival, venueName, experienceName, notes: notes.map(({ text }) => text) };
  }
}
