import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ChangePartyDto, type PartyChangedView } from '@northlight/contracts';
import { changingRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { type BookingRequest, ManagedBookings } from '../../../persistence/managed-bookings.js';
import { seekerOf } from '../../../shared/priority-hours.js';
import { RequestedBooking } from '../../../shared/requested-booking.js';
import { ChangeParty } from './change-party.handler.js';

@Controller()
export class ChangePartyController {
  constructor(
    private readonly bookings: ManagedBookings,
    private readonly commands: CommandBus,
  ) {}

  @Endpoint(changingRoutes.changeParty)
  async change(@RequestedBooking() requested: BookingRequest, @Body() body: ChangePartyDto): Promise<PartyChangedView> {
    const { venueId, bookingId, request, visitor } = await this.bookings.findFor({ command: 'party', body }, requested);
    return this.commands.execute(
      new ChangeParty(venueId, bookingId, {
        tickets: body.numberOfTickets,
        request,
        visitor,
        seeker: seekerOf(requested.user),
      }),
    );
  }
}
