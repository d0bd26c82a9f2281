import { Body, Controller, Headers, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type BookingPlacedView, PlaceBookingDto } from '@northlight/contracts';
import { sellingRoutes } from '@northlight/contracts/routes';
import type { Request } from 'express';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { visitorAt } from '../../../persistence/managed-bookings.js';
import { buyerOf } from '../../../shared/buyer.js';
import { PlaceBooking } from './place-booking.handler.js';

@Controller()
export class PlaceBookingController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(sellingRoutes.placeBooking)
  // biome-ignore lint/complexity/useMaxParams: each comes from another part of the request
  place(
    @Body() body: PlaceBookingDto,
    @CurrentUser() user: Principal | undefined,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
  ): Promise<BookingPlacedView> {
    const { ip: address } = request;
    const visitor = visitorAt(address, user, body.customerEmail);
    return this.commands.execute(
      new PlaceBooking(body, { ...buyerOf(user, body.customerEmail), key, address, visitor }),
    );
  }
}
