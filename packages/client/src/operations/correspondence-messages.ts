// Made by `npm run codegen` from packages/contracts/src/correspondence/routes/messages.ts.
import type { AnswerSentView, ContactMessageDto, ContactMessageSentView, ContactMessageView, ListMessagesDto, MessageCountView, Page, SendAnswerDto } from '@northlight/contracts';
import type { Operation, Sent, SentQuery } from '../operation.js';

/** Record that a message was answered in another way. */
export const noteAnswer: Operation<{ params: { id: string | number }; body?: object }, ContactMessageView> = { method: 'POST', path: '/api/admin/messages/:id/answered' };

/** List the messages of visitors. */
export const listMessages: Operation<{ query?: SentQuery<ListMessagesDto, 'cursor' | 'limit' | 'search' | 'status'> }, Page<ContactMessageView>> = { method: 'GET', path: '/api/admin/messages' };

/** Count the messages that wait for an answer. */
export const countMessages: Operation<object, MessageCountView> = { method: 'GET', path: '/api/admin/messages/count' };

/** Answer a message by email. */
export const sendAnswer: Operation<{ params: { id: string | number }; body: Sent<SendAnswerDto>; idempotencyKey?: string }, AnswerSentView> = { method: 'POST', path: '/api/admin/messages/:id/answer' };

/** Send a message to the company. */
export const sendMessage: Operation<{ body: Sent<ContactMessageDto, 'location' | 'phone' | 'website'>; idempotencyKey?: string }, ContactMessageSentView> = { method: 'POST', path: '/api/contact' };
