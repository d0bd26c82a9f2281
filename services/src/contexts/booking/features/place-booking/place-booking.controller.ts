import { Body, Controller, Headers, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiHeader, ApiTags } from '@nestjs/swagger';
import { type BookingPlacedView, PlaceBookingDto } from '@northlight/contracts';
import { CurrentUser, type Principal, Public } from '../../../../platform/http/access.js';
import { PlaceBooking } from './place-booking.handler.js';

@ApiTags('bookings')
@Controller('api/bookings')
export class PlaceBookingController {
  constructor(private readonly commands: CommandBus) {}

  @Public()
  @Post()
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: '8 to 200 printable characters' })
  @ApiCreatedResponse({ description: 'The seats are held and the booking is pending.' })
  place(
    @Body() body: PlaceBookingDto,
    @CurrentUser() user: Principal | undefined,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<BookingPlacedView> {
    return this.commands.execute(new PlaceBooking(body, { userId: user?.id ?? null, key }));
  }
}
