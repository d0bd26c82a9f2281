import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ChangePartyDto, type PartyChangedView } from '@northlight/contracts';
import { AskedAtDesk, CommandAtDesk, ForDesk } from '../../asked-at-desk.js';
import { type AskedThere, DeskBookings } from '../../persistence/desk-bookings.js';
import { ChangeParty } from './change-party.handler.js';

@ApiTags('admin')
@ForDesk()
@Controller('api/admin/bookings/:booking/party')
export class ChangeAtDeskController {
  constructor(
    private readonly bookings: DeskBookings,
    private readonly commands: CommandBus,
  ) {}

  /** More until the start, fewer as long as the visit is not closed; what is less and was paid is owed. */
  @Post()
  @CommandAtDesk(
    ...(['BOOKING_NOT_LIVE', 'PARTY_IS_IN', 'HOLD_LAPSED', 'FAMILY_PACK_IS_FOUR'] as const),
    ...(['SLOT_STARTED', 'SLOT_CLOSED', 'SLOT_FULL'] as const),
  )
  @ApiOkResponse({ description: 'The new bill, at the ticket price of the day it was placed, and what goes back.' })
  async change(@AskedAtDesk() asked: AskedThere, @Body() body: ChangePartyDto): Promise<PartyChangedView> {
    const { venueId, bookingId, request } = await this.bookings.findFor({ command: 'party-at-desk', body }, asked);
    const wish = { tickets: body.numberOfTickets, by: 'staff', request } as const;
    return this.commands.execute(new ChangeParty(venueId, bookingId, wish));
  }
}
