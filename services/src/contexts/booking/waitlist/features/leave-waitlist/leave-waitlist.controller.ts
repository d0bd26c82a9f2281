import { Controller, Headers, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { waitlistTokenHeader } from '@northlight/contracts';
import { waitlistRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { LeaveWaitlist } from './leave-waitlist.handler.js';

@Controller()
export class LeaveWaitlistController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(waitlistRoutes.leaveWaitlist)
  async leave(@Param('id') id: string, @Headers(waitlistTokenHeader) token: string | undefined): Promise<void> {
    await this.commands.execute(new LeaveWaitlist(id, token));
  }
}
