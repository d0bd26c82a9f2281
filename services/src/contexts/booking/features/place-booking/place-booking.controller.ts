import { Body, Controller, Headers, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiHeader, ApiTags } from '@nestjs/swagger';
import { type BookingPlacedView, PlaceBookingDto } from '@northlight/contracts';
import type { Request } from 'express';
import { CurrentUser, type Principal, Public } from '../../../../platform/http/access.js';
import { nameKey } from '../../../../platform/kernel/name-key.js';
import { isStaff } from '../../persistence/managed-bookings.js';
import { PlaceBooking } from './place-booking.handler.js';

@ApiTags('bookings')
@Controller('api/bookings')
export class PlaceBookingController {
  constructor(private readonly commands: CommandBus) {}

  @Public()
  @Post()
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: '8 to 200 printable characters' })
  @ApiCreatedResponse({ description: 'The seats are held and the booking is pending.' })
  // biome-ignore lint/complexity/useMaxParams: each comes from another part of the request
  place(
    @Body() body: PlaceBookingDto,
    @CurrentUser() user: Principal | undefined,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
  ): Promise<BookingPlacedView> {
    const address = body.voucherCode ? request.ip : undefined;
    return this.commands.execute(new PlaceBooking(body, { userId: ownerOf(body, user), key, address }));
  }
}

/** What the staff book for somebody else is not theirs: its customer may claim it by their e-mail (C23). */
function ownerOf({ customerEmail }: PlaceBookingDto, user: Principal | undefined): number | null {
  if (!user) return null;
  const isForOthers = isStaff(user) && nameKey(customerEmail) !== nameKey(user.email ?? '');
  return isForOthers ? null : user.id;
}
