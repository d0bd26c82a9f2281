import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ChangePartyDto, type PartyChangedView } from '@northlight/contracts';
import { Asked, CommandForManagers } from '../../asked-booking.js';
import { type AskedBooking, ManagedBookings } from '../../persistence/managed-bookings.js';
import { ChangeParty } from './change-party.handler.js';

@ApiTags('bookings')
@Controller('api/bookings/:id/party')
export class ChangePartyController {
  constructor(
    private readonly bookings: ManagedBookings,
    private readonly commands: CommandBus,
  ) {}

  @Post()
  @HttpCode(200)
  @CommandForManagers(
    ...(['BOOKING_NOT_LIVE', 'BOOKING_LOCKED', 'HOLD_LAPSED', 'FAMILY_PACK_IS_FOUR'] as const),
    ...(['SLOT_STARTED', 'SLOT_CLOSED', 'SLOT_FULL', 'TOO_MANY_SEATS', 'TOO_MANY_CHANGES'] as const),
    'PRICES_CHANGED',
  )
  @ApiOkResponse({ description: 'The new bill, at the ticket price of the day it was placed, and what goes back.' })
  async change(@Asked() asked: AskedBooking, @Body() body: ChangePartyDto): Promise<PartyChangedView> {
    const { venueId, bookingId, request, taker } = await this.bookings.findFor({ command: 'party', body }, asked);
    return this.commands.execute(
      new ChangeParty(venueId, bookingId, { tickets: body.numberOfTickets, request, taker, plan: asked.user?.plan }),
    );
  }
}
