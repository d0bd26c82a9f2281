import { Body, Controller, Headers, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiConflictResponse, ApiCreatedResponse, ApiHeader, ApiTags } from '@nestjs/swagger';
import { JoinWaitlistDto, type WaitlistJoinedView } from '@northlight/contracts';
import { Public } from '../../../../platform/http/access.js';
import { JoinWaitlist } from './join-waitlist.handler.js';

@ApiTags('waitlist')
@Controller('api/waitlist')
export class JoinWaitlistController {
  constructor(private readonly commands: CommandBus) {}

  @Public()
  @Post()
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: '8 to 200 printable characters' })
  @ApiCreatedResponse({ description: 'The party is on the list; it will be written to when seats come free.' })
  @ApiConflictResponse({ description: 'SLOT_HAS_ROOM, SLOT_CLOSED, ALREADY_WAITING, WAITLIST_FULL' })
  join(
    @Body() body: JoinWaitlistDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<WaitlistJoinedView> {
    return this.commands.execute(new JoinWaitlist(body, { key }));
  }
}
