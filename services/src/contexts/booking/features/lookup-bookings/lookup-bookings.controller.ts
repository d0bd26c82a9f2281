import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import { type LookupAcceptedView, LookupBookingsDto } from '@northlight/contracts';
import { Public } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { LookupBookings } from './lookup-bookings.handler.js';

const accepted: LookupAcceptedView = {
  message: 'If there are bookings with this email address, we’ve sent an email with their links.',
};

@ApiTags('bookings')
@Controller('api/bookings/lookup')
export class LookupBookingsController {
  constructor(private readonly commands: CommandBus) {}

  @Public()
  @Post()
  @HttpCode(202)
  @Refuses('INVALID_INPUT', 'TOO_MANY_TRIES')
  @ApiAcceptedResponse({ description: 'The same answer for every address; the links go to its owner by mail.' })
  async lookup(@Body() { email }: LookupBookingsDto, @Ip() address: string): Promise<LookupAcceptedView> {
    await this.commands.execute(new LookupBookings({ email, address }));
    return accepted;
  }
}
