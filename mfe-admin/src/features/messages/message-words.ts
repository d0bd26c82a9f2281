import {
  type ContactMessageView,
  encodeText,
  type MessageStatus,
  mailtoHref,
  shortText,
  type WrittenMessage,
} from '@northlight/contracts';
import { minuteText } from '../../moments.ts';

export const statusTitles: Readonly<Record<MessageStatus, string>> = { new: 'New', answered: 'Answered' };

/** What stands where there is nothing. @param mayGoOn a search looks through messages part by part, and there is more */
export const emptyTexts = (
  status: MessageStatus,
  search: string,
  mayGoOn: boolean,
): { title: string; hint: string } => {
  if (mayGoOn) return { title: 'Not among the latest messages', hint: 'Older ones are on the next page.' };
  if (search !== '')
    return { title: 'No message was found', hint: `Nothing under ${statusTitles[status]} fits “${search}”.` };
  return status === 'new'
    ? { title: 'Nobody waits for an answer', hint: 'What visitors write on the contact page appears here.' }
    : { title: 'Nothing was answered yet', hint: 'Messages that somebody has answered are kept here.' };
};

/** Why there is nothing to read of a message. */
export const missingText = ({ isErased }: Pick<ContactMessageView, 'isErased'>): string =>
  isErased
    ? 'Whoever wrote this asked to be forgotten. There is nobody to answer any more.'
    : 'This message cannot be read at the moment. Our team has been told.';

/** "Nov 22, 2026, 10:30 AM, by maya" */
export function answeredText({ answeredAt, answeredBy, answeredByName }: ContactMessageView): string {
  if (answeredAt === null) return 'not yet';
  const who = answeredByName ?? (answeredBy === null ? 'the demo data' : 'a deleted account');
  return `${minuteText(answeredAt)}, by ${who}`;
}

/** Mail programs cut what is longer. */
const mostQuoted = 1_200;

/** The address that opens an answer in the mail program of whoever looks: what was typed, and the message below it. */
export function mailtoOf({ email, name, subject, message }: WrittenMessage, typed: string): string {
  const about = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  const quote = shortText(message, mostQuoted)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const body = `${typed.trim()}\n\n${name} wrote:\n${quote}\n`.replaceAll('\n', '\r\n');
  return `${mailtoHref(email)}?subject=${encodeText(about)}&body=${encodeText(body)}`;
}
