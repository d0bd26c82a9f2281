import { Body, Controller, Headers, Ip, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiHeader, ApiTags } from '@nestjs/swagger';
import { ContactMessageDto, type ContactMessageSentView } from '@northlight/contracts';
import { CurrentUser, type Principal, Public } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { nameKey } from '../../../../platform/kernel/name-key.js';
import { SendMessage } from './send-message.handler.js';

@ApiTags('contact')
@Controller('api/contact')
export class SendMessageController {
  constructor(private readonly commands: CommandBus) {}

  @Public()
  @Post()
  @Refuses('INVALID_INPUT', 'TOO_MANY_TRIES', 'IDEMPOTENCY_KEY_MALFORMED', 'IDEMPOTENCY_KEY_REUSED')
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: '8 to 200 printable characters' })
  @ApiCreatedResponse({ description: 'The message is kept, and on its way to support by mail.' })
  // biome-ignore lint/complexity/useMaxParams: each comes from another part of the request
  send(
    @Body() message: ContactMessageDto,
    @CurrentUser() user: Principal | undefined,
    @Ip() address: string,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<ContactMessageSentView> {
    return this.commands.execute(new SendMessage(message, { address, key, userId: writerOf(user, message.email) }));
  }
}

/** What the staff write down for somebody else is not theirs. */
function writerOf(user: Principal | undefined, email: string): number | null {
  const isStaff = user && (user.isAdmin || Boolean(user.roles?.length));
  return !user || (isStaff && nameKey(email) !== nameKey(user.email ?? '')) ? null : user.id;
}
