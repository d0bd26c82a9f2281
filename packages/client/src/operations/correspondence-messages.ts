// Made by `npm run codegen` from packages/contracts/src/correspondence/routes/messages.ts.
import type { AnswerSentView, ContactMessageDto, ContactMessageSentView, ContactMessageView, ListMessagesDto, MessageCountView, Page, SendAnswerDto } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** Record that a message was answered in another way. */
export const noteAnswer = /* @__PURE__ */ operation<{ params: { id: string | number }; body?: object }, ContactMessageView>('POST', '/api/admin/messages/:id/answered');

/** List the messages of visitors. */
export const listMessages = /* @__PURE__ */ operation<{ query?: Partial<Sent<ListMessagesDto>> }, Page<ContactMessageView>>('GET', '/api/admin/messages');

/** Count the messages that wait for an answer. */
export const countMessages = /* @__PURE__ */ operation<object, MessageCountView>('GET', '/api/admin/messages/count');

/** Answer a message by email. */
export const sendAnswer = /* @__PURE__ */ operation<{ params: { id: string | number }; body: Sent<SendAnswerDto>; idempotencyKey?: string }, AnswerSentView>('POST', '/api/admin/messages/:id/answer');

/** Send a message to the company. */
export const sendMessage = /* @__PURE__ */ operation<{ body: Sent<ContactMessageDto>; idempotencyKey?: string }, ContactMessageSentView>('POST', '/api/contact');
