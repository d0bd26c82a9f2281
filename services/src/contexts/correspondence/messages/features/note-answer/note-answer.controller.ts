import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ContactMessageView } from '@northlight/contracts';
import { messagesRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { NoteAnswer } from './note-answer.handler.js';

@Controller()
export class NoteAnswerController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(messagesRoutes.noteAnswer)
  answer(@Param('id') id: string, @CurrentUser() user: Principal): Promise<ContactMessageView> {
    return this.commands.execute(new NoteAnswer(id, user.id));
  }
}
