import type { Page } from '../../page.js';
import { customer, deskAccount, venueId } from '../../wire/example-values.js';
import type { ContactMessageDto, ContactMessageSentView } from '../contact-message.dto.js';
import type {
  AnswerSentView,
  ContactMessageView,
  ListMessagesDto,
  MessageCountView,
  SendAnswerDto,
} from '../contact-views.js';

export const messageId = '01a545c2-6780-7d31-a6f0-82c9b45e1d07';

export const sendMessage: ContactMessageDto = {
  name: customer.customerName,
  email: customer.customerEmail,
  phone: customer.customerPhone,
  subject: 'A class of twenty-four',
  message: 'May I bring a class of twenty-four on a school morning in May?',
  location: String(venueId),
};

export const messageSent: ContactMessageSentView = { id: messageId, createdAt: '2027-05-03T13:40:00.000Z' };

const { name, email, subject, message: text } = sendMessage;

const message: ContactMessageView = {
  ...messageSent,
  status: 'new',
  answeredAt: null,
  answeredBy: null,
  answeredByName: null,
  venueId,
  written: { name, email, phone: customer.customerPhone, subject, message: text },
  answer: null,
  isErased: false,
};

export const newMessages: Partial<ListMessagesDto> = { status: 'new', search: 'class' };

export const messages: Page<ContactMessageView> = { items: [message], nextCursor: null };

export const messageCount: MessageCountView = { new: 1 };

export const sendAnswer: SendAnswerDto = {
  answer: 'With pleasure. Mornings before 11:00 are quiet; please book two times of twelve seats each.',
};

export const answerSent: AnswerSentView = { id: messageId, answeredAt: '2027-05-03T15:10:00.000Z' };

export const answered: ContactMessageView = {
  ...message,
  status: 'answered',
  answeredAt: answerSent.answeredAt,
  answeredBy: deskAccount,
  answeredByName: 'robin',
};
