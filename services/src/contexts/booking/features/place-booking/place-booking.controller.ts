import { Body, Controller, Headers, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiHeader, ApiTags } from '@nestjs/swagger';
import { type BookingPlacedView, PlaceBookingDto } from '@northlight/contracts';
import type { Request } from 'express';
import { CurrentUser, type Principal, Public } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { buyerOf } from '../../buyer.js';
import { visitorAt } from '../../persistence/managed-bookings.js';
import { PlaceBooking } from './place-booking.handler.js';

@ApiTags('bookings')
@Controller('api/bookings')
export class PlaceBookingController {
  constructor(private readonly commands: CommandBus) {}

  @Public()
  @Post()
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: '8 to 200 printable characters' })
  @Refuses('TOO_MANY_SEATS')
  @ApiCreatedResponse({
    description:
      'The seats are held and the booking is pending. For the holder of a plan that runs, member tickets are at the better of the stated discount and the plan.',
  })
  // biome-ignore lint/complexity/useMaxParams: each comes from another part of the request
  place(
    @Body() body: PlaceBookingDto,
    @CurrentUser() user: Principal | undefined,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
  ): Promise<BookingPlacedView> {
    const { ip: address } = request;
    const taker = visitorAt(address, user, body.customerEmail);
    return this.commands.execute(new PlaceBooking(body, { ...buyerOf(user, body.customerEmail), key, address, taker }));
  }
}
