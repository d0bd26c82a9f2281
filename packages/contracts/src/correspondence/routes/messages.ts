import { type Page } from '../../page.js';
import { created, ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import { ContactMessageDto, type ContactMessageSentView } from '../contact-message.dto.js';
import {
  type AnswerSentView,
  type ContactMessageView,
  ListMessagesDto,
  type MessageCountView,
  SendAnswerDto,
} from '../contact-views.js';
import * as examples from '../examples/messages.js';

export const messagesRoutes = routeGroup('Messages', {
  noteAnswer: route('POST /api/admin/messages/:id/answered', {
    summary: 'Record that a message was answered in another way',
    access: ['desk'],
    answer: ok<ContactMessageView>('The message, marked as answered.'),
    refuses: ['MESSAGE_NOT_FOUND'],
    example: { params: { id: examples.messageId }, answer: examples.answered },
  }),
  listMessages: route('GET /api/admin/messages', {
    summary: 'List the messages of visitors',
    access: ['desk'],
    query: ListMessagesDto,
    answer: ok<Page<ContactMessageView>>(
      'A page of what visitors wrote, the newest first, by name, e-mail and subject.',
    ),
    example: { query: examples.newMessages, answer: examples.messages },
  }),
  countMessages: route('GET /api/admin/messages/count', {
    summary: 'Count the messages that wait for an answer',
    access: ['desk'],
    answer: ok<MessageCountView>('How many nobody has answered yet.'),
    example: { answer: examples.messageCount },
  }),
  sendAnswer: route('POST /api/admin/messages/:id/answer', {
    summary: 'Answer a message by email',
    access: ['desk'],
    idempotencyKey: 'optional',
    body: SendAnswerDto,
    answer: ok<AnswerSentView>('The answer is kept with the message, and on its way by mail.'),
    refuses: ['MESSAGE_NOT_FOUND', 'MESSAGE_ANSWERED', 'MESSAGE_ERASED', 'PERSON_UNREADABLE'],
    example: { params: { id: examples.messageId }, body: examples.sendAnswer, answer: examples.answerSent },
  }),
  sendMessage: route('POST /api/contact', {
    summary: 'Send a message to the company',
    access: 'everyone',
    idempotencyKey: 'optional',
    body: ContactMessageDto,
    answer: created<ContactMessageSentView>('The message is kept, and on its way to support by mail.'),
    refuses: ['TOO_MANY_TRIES'],
    example: { body: examples.sendMessage, answer: examples.messageSent },
  }),
});
