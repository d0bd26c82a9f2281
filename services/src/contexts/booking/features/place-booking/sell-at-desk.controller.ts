import { Body, Controller, Headers, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiHeader, ApiTags } from '@nestjs/swagger';
import { type BookingPlacedView, SellAtDeskDto } from '@northlight/contracts';
import { CurrentUser, type Principal, Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { PlaceBooking } from './place-booking.handler.js';

/** Walk-ins: the same sale as everywhere, for a party that stands at the desk. */
@ApiTags('admin')
@Roles('desk')
@Controller('api/admin/bookings')
export class SellAtDeskController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: '8 to 200 printable characters' })
  @ApiCreatedResponse({ description: 'The seats are taken, the booking is firm, and the party is in where asked for.' })
  @Refuses('SLOT_FULL', 'SLOT_STARTED', 'SLOT_CLOSED', 'SLOT_NOT_FOUND', 'NOT_TODAY')
  sell(
    @Body() { checkIn = false, customerEmail = '', ...sale }: SellAtDeskDto,
    @CurrentUser() { id }: Principal,
    @Headers('idempotency-key') key?: string,
  ): Promise<BookingPlacedView> {
    const asker = { userId: null, key, desk: { userId: id, letIn: checkIn } };
    return this.commands.execute(new PlaceBooking({ ...sale, customerEmail }, asker));
  }
}
