import { Body, Controller, Post } from '@nestjs/common';
import { type Command, CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type CheckedInView, CheckInDto } from '@northlight/contracts';
import { AskedAtDesk, CommandAtDesk, ForDesk } from '../../asked-at-desk.js';
import { BookingNotes } from '../../persistence/booking-notes.js';
import { type AskedThere, DeskBookings } from '../../persistence/desk-bookings.js';
import type { ManagedBooking } from '../../persistence/managed-bookings.js';
import { VisitFacts } from '../../persistence/visit-facts.js';
import type { Arrival } from './arrival-view.js';
import { CheckIn } from './check-in.handler.js';
import { UndoCheckIn } from './undo-check-in.handler.js';

const refusals = [
  ...(['ALREADY_CHECKED_IN', 'BOOKING_CANCELLED', 'NOT_HERE', 'NOT_TODAY', 'NOT_PAID_YET'] as const),
  ...(['HOLD_LAPSED', 'BOOKING_NOT_LIVE', 'FEWER_OUTSIDE'] as const),
];

/** The door: bookings by id, by reference, or by what was scanned from a ticket. */
@ApiTags('admin')
@ForDesk()
@Controller('api/admin/bookings/:booking')
export class CheckInController {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly bookings: DeskBookings,
    private readonly notes: BookingNotes,
    private readonly facts: VisitFacts,
    private readonly commands: CommandBus,
  ) {}

  @Post('check-in')
  @CommandAtDesk(...refusals)
  @ApiOkResponse({ description: 'The party is in, or so many of it.' })
  async checkIn(@AskedAtDesk() asked: AskedThere, @Body() body: CheckInDto): Promise<CheckedInView> {
    const found = await this.bookings.findFor({ command: 'check-in', body }, asked);
    const { venueId, bookingId, request } = found;
    const { venueId: atVenue, anyway, paid: isPaid, count } = body;
    return this.withFacts(found, new CheckIn(venueId, bookingId, { atVenue, anyway, isPaid, count, request }));
  }

  @Post('undo-check-in')
  @CommandAtDesk('BOOKING_NOT_LIVE')
  @ApiOkResponse({ description: 'Those who came last are expected again.' })
  async undo(@AskedAtDesk() asked: AskedThere): Promise<CheckedInView> {
    const found = await this.bookings.findFor({ command: 'undo-check-in' }, asked);
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
