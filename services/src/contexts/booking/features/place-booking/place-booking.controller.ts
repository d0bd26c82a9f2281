import { Body, Controller, Headers, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiHeader, ApiTags } from '@nestjs/swagger';
import { type BookingPlacedView, PlaceBookingDto } from '@northlight/contracts';
import type { Request } from 'express';
import { CurrentUser, type Principal, Public } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { buyerOf } from '../../buyer.js';
import { isStaff } from '../../persistence/managed-bookings.js';
import { SeatLimits } from '../../seat-limits.js';
import { PlaceBooking } from './place-booking.handler.js';

@ApiTags('bookings')
@Controller('api/bookings')
export class PlaceBookingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: SeatLimits,
  ) {}

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
    const address = body.voucherCode ? request.ip : undefined;
    const command = new PlaceBooking(body, { ...buyerOf(user, body.customerEmail), key, address });
    if (user && isStaff(user)) return this.commands.execute(command);
    const { customerEmail: email, numberOfTickets: seats } = body;
    return this.limits.within({ address: request.ip, email, seats }, () => this.commands.execute(command));
  }
}
