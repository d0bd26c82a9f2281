import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AskedAtDesk, CommandAtDesk, ForDesk } from '../../asked-at-desk.js';
import { type AskedThere, DeskBookings } from '../../persistence/desk-bookings.js';
import { type LinksResent, ResendLinks } from './resend-links.handler.js';

@ApiTags('admin')
@ForDesk()
@Controller('api/admin/bookings/:booking/resend')
export class ResendLinksController {
  constructor(
    private readonly bookings: DeskBookings,
    private readonly commands: CommandBus,
  ) {}

  @Post()
  @CommandAtDesk('BOOKING_NOT_LIVE', 'CUSTOMER_WITHOUT_EMAIL')
  @ApiOkResponse({ description: 'A mail with the link to the booking is on its way to its customer.' })
  async resend(@AskedAtDesk() asked: AskedThere, @Body() _nothing: object): Promise<LinksResent> {
    const booking = await this.bookings.find(asked);
    const request = this.bookings.requestOf(booking, asked.key, { command: 'resend' });
    return this.commands.execute(new ResendLinks(booking, request));
  }
}
