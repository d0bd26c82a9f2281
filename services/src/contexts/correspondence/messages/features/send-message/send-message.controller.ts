import { Body, Controller, Headers, Ip } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ContactMessageDto, type ContactMessageSentView } from '@northlight/contracts';
import { messagesRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { nameKey } from '../../../../../platform/kernel/name-key.js';
import { SendMessage } from './send-message.handler.js';

@Controller()
export class SendMessageController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(messagesRoutes.sendMessage)
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
