import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { ContactMessageView } from '@northlight/contracts';
import { CurrentUser, type Principal, Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { AnswerMessage } from './answer-message.handler.js';

@ApiTags('admin')
@Controller('api/admin/messages')
export class AnswerMessageController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('desk')
  @Post(':id/answered')
  @HttpCode(200)
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'MESSAGE_NOT_FOUND')
  @ApiOkResponse({ description: 'The message, marked as answered.' })
  answer(@Param('id') id: string, @CurrentUser() user: Principal): Promise<ContactMessageView> {
    return this.commands.execute(new AnswerMessage(id, user.id));
  }
}
