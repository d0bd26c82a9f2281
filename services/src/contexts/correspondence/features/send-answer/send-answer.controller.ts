import { Body, Controller, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type AnswerSentView, SendAnswerDto } from '@northlight/contracts';
import { CurrentUser, type Principal, Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { SendAnswer } from './send-answer.handler.js';

@ApiTags('admin')
@Controller('api/admin/messages')
export class SendAnswerController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('desk')
  @Post(':id/answer')
  @HttpCode(200)
  @Refuses(
    ...([
      'NOT_SIGNED_IN',
      'NOT_ALLOWED',
      'INVALID_INPUT',
      'IDEMPOTENCY_KEY_MALFORMED',
      'IDEMPOTENCY_KEY_REUSED',
    ] as const),
    ...(['MESSAGE_NOT_FOUND', 'MESSAGE_ANSWERED', 'MESSAGE_ERASED', 'PERSON_UNREADABLE'] as const),
  )
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: '8 to 200 printable characters' })
  @ApiOkResponse({ description: 'The answer is kept with the message, and on its way by mail.' })
  // biome-ignore lint/complexity/useMaxParams: one decorator each
  send(
    @Param('id') id: string,
    @Body() { answer }: SendAnswerDto,
    @CurrentUser() user: Principal,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<AnswerSentView> {
    return this.commands.execute(new SendAnswer(id, answer, { by: user.id, key }));
  }
}
