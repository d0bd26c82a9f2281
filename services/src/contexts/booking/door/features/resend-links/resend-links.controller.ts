import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { LinksResent } from '@northlight/contracts';
import { changingRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { DeskBookings, type StaffBookingRequest } from '../../../persistence/desk-bookings.js';
import { RequestedAtDesk } from '../../../shared/requested-at-desk.js';
import { ResendLinks } from './resend-links.handler.js';

@Controller()
export class ResendLinksController {
  constructor(
    private readonly bookings: DeskBookings,
    private readonly commands: CommandBus,
  ) {}

  @Endpoint(changingRoutes.resendLinks)
  async resend(@RequestedAtDesk() requested: StaffBookingRequest, @Body() _nothing: object): Promise<LinksResent> {
    const booking = await this.bookings.find(requested);
    const request = this.bookings.requestOf(booking, requested.key, { command: 'resend' });
    return this.commands.execute(new ResendLinks(booking, request));
  }
}
