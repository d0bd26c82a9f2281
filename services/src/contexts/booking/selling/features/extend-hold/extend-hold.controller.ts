import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { HoldExtendedView } from '@northlight/contracts';
import { sellingRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { type BookingRequest, ManagedBookings } from '../../../persistence/managed-bookings.js';
import { RequestedBooking } from '../../../shared/requested-booking.js';
import { ExtendHold } from './extend-hold.handler.js';

@Controller()
export class ExtendHoldController {
  constructor(
    private readonly bookings: ManagedBookings,
    private readonly commands: CommandBus,
  ) {}

  @Endpoint(sellingRoutes.extendHold)
  async extend(@RequestedBooking() requested: BookingRequest): Promise<HoldExtendedView> {
    const { venueId, bookingId, request } = await this.bookings.findFor({ command: 'extend-hold' }, requested);
    return this.commands.execute(new ExtendHold(venueId, bookingId, request));
  }
}
