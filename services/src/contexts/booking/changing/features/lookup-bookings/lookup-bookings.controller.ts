import { Body, Controller, Ip } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type LookupAcceptedView, LookupBookingsDto } from '@northlight/contracts';
import { visitsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { LookupBookings } from './lookup-bookings.handler.js';

const accepted: LookupAcceptedView = {
  message: 'If there are bookings with this email address, we’ve sent an email with their links.',
};

@Controller()
export class LookupBookingsController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(visitsRoutes.lookupBookings)
  async lookup(@Body() { email }: LookupBookingsDto, @Ip() address: string): Promise<LookupAcceptedView> {
    await this.commands.execute(new LookupBookings({ email, address }));
    return accepted;
  }
}
