import { Body, Controller, Headers, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type AnswerSentView, SendAnswerDto } from '@northlight/contracts';
import { messagesRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { SendAnswer } from './send-answer.handler.js';

@Controller()
export class SendAnswerController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(messagesRoutes.sendAnswer)
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
