import { Body, Controller, Headers, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiHeader, ApiTags } from '@nestjs/swagger';
import { JoinWaitlistDto, type WaitlistJoinedView } from '@northlight/contracts';
import type { Request } from 'express';
import { CurrentUser, type Principal, Public } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { buyerOf } from '../../buyer.js';
import { visitorAt } from '../../persistence/managed-bookings.js';
import { JoinWaitlist } from './join-waitlist.handler.js';

@ApiTags('waitlist')
@Controller('api/waitlist')
export class JoinWaitlistController {
  constructor(private readonly commands: CommandBus) {}

  @Public()
  @Post()
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: '8 to 200 printable characters' })
  @ApiCreatedResponse({ description: 'The party is on the list; it will be written to when seats come free.' })
  @Refuses(
    ...(['SLOT_HAS_ROOM', 'SLOT_CLOSED', 'ALREADY_WAITING', 'WAITLIST_FULL', 'OFFERS_LAPSED'] as const),
    ...(['TOO_MANY_SEATS', 'TOO_MANY_TRIES'] as const),
  )
  // biome-ignore lint/complexity/useMaxParams: each comes from another part of the request
  join(
    @Body() body: JoinWaitlistDto,
    @CurrentUser() user: Principal | undefined,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
  ): Promise<WaitlistJoinedView> {
    const taker = visitorAt(request.ip, user, body.customerEmail);
    const { userId } = buyerOf(user, body.customerEmail);
    return this.commands.execute(new JoinWaitlist(body, { key, taker, userId }));
  }
}
