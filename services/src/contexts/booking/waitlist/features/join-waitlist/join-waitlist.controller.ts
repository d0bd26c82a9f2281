import { Body, Controller, Headers, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { JoinWaitlistDto, type WaitlistJoinedView } from '@northlight/contracts';
import { waitlistRoutes } from '@northlight/contracts/routes';
import type { Request } from 'express';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { buyerOf, visitorAt } from '../../../shared/buyer.js';
import { JoinWaitlist } from './join-waitlist.handler.js';

@Controller()
export class JoinWaitlistController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(waitlistRoutes.joinWaitlist)
  // biome-ignore lint/complexity/useMaxParams: each comes from another part of the request
  join(
    @Body() body: JoinWaitlistDto,
    @CurrentUser() user: Principal | undefined,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
  ): Promise<WaitlistJoinedView> {
    const visitor = visitorAt(request.ip, user, body.customerEmail);
    const buyer = buyerOf(user, body.customerEmail);
    return this.commands.execute(new JoinWaitlist(body, { key, visitor, ...buyer }));
  }
}
