import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { LimitsModule } from '../../../platform/limits/limits.module.js';
import { CatalogModule } from '../../catalog/index.js';
import { CorrespondenceSharedModule } from '../shared/correspondence-shared.module.js';
import { CountMessagesHandler } from './features/list-messages/count-messages.handler.js';
import { ListMessagesController } from './features/list-messages/list-messages.controller.js';
import { ListMessagesHandler } from './features/list-messages/list-messages.handler.js';
import { NoteAnswerController } from './features/note-answer/note-answer.controller.js';
import { NoteAnswerHandler } from './features/note-answer/note-answer.handler.js';
import { SendAnswerController } from './features/send-answer/send-answer.controller.js';
import { SendAnswerHandler } from './features/send-answer/send-answer.handler.js';
import { SendMessageController } from './features/send-message/send-message.controller.js';
import { SendMessageHandler } from './features/send-message/send-message.handler.js';

/** What visitors write, and what they are answered. */
@Module({
  imports: [CqrsModule, CorrespondenceSharedModule, LimitsModule, CatalogModule],
  controllers: [NoteAnswerController, ListMessagesController, SendAnswerController, SendMessageController],
  providers: [NoteAnswerHandler, CountMessagesHandler, ListMessagesHandler, SendAnswerHandler, SendMessageHandler],
})
export class MessagesModule {}
