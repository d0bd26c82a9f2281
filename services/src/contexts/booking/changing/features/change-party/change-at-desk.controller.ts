import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ChangePartyDto, type PartyChangedView } from '@northlight/contracts';
import { changingRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { DeskBookings, type StaffBookingRequest } from '../../../persistence/desk-bookings.js';
import { RequestedAtDesk } from '../../../shared/requested-at-desk.js';
import { ChangeParty } from './change-party.handler.js';

@Controller()
export class ChangeAtDeskController {
  constructor(
    private readonly bookings: DeskBookings,
    private readonly commands: CommandBus,
  ) {}

  /** More until the start, fewer as long as the visit is not closed; what is less and was paid is owed. */
  @Endpoint(changingRoutes.changePartyAtDesk)
  async change(
    @RequestedAtDesk() requested: StaffBookingRequest,
    @Body() body: ChangePartyDto,
  ): Promise<PartyChangedView> {
    const { venueId, bookingId, request } = await this.bookings.findFor({ command: 'party-at-desk', body }, requested);
    const change = { tickets: body.numberOfTickets, by: 'staff', request } as const;
    return this.commands.execute(new ChangeParty(venueId, bookingId, change));
  }
}
