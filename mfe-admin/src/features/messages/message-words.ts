import {
  type ContactMessageView,
  encodeText,
  type MessageStatus,
  mailtoHref,
  shortText,
  type WrittenMessage,
} from '@northlight/contracts';
import { minuteText } from '../../format/moments.ts';
import { texts } from '../../texts/messages.ts';

export const statusTitles: Readonly<Record<MessageStatus, string>> = { new: texts.new, answered: texts.answered };

/** What stands where there is nothing. @param mayGoOn a search looks through messages part by part, and there is more */
export const emptyTexts = (
  status: MessageStatus,
  search: string,
  mayGoOn: boolean,
): { title: string; hint: string } => {
  if (mayGoOn) return { title: texts.notInTheLatestMessages, hint: texts.olderMessages };
  if (search !== '')
    return {
      title: texts.noMessageFound,
      hint: texts.nothingUnderMatches({ status: statusTitles[status], search }),
    };
  return status === 'new'
    ? { title: texts.noMessagesToAnswer, hint: texts.messagesFromTheContactPage }
    : { title: texts.nothingAnsweredYet, hint: texts.answeredMessagesAreKeptHere };
};

/** Why there is nothing to read of a message. */
export const missingText = ({ isErased }: Pick<ContactMessageView, 'isErased'>): string =>
  isErased ? texts.theSendersDataWasErased : texts.thisMessageCantBeRead;

/** "Nov 22, 2026, 10:30 AM, by maya" */
export function answeredText({ answeredAt, answeredBy, answeredByName }: ContactMessageView): string {
  if (answeredAt === null) return texts.notYet;
  const who = answeredByName ?? (answeredBy === null ? texts.demoData : texts.aDeletedAccount);
  return texts.by({ answeredAt: minuteText(answeredAt), who });
}

/** Mail programs cut what is longer. */
const MAX_QUOTED = 1_200;

/** The address that opens an answer in the mail program of whoever looks: what was typed, and the message below it. */
export function mailtoOf({ email, name, subject, message }: WrittenMessage, typed: string): string {
  const about = /^re:/i.test(subject) ? subject : texts.re({ subject });
  const quote = shortText(message, MAX_QUOTED)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const body = texts.wrote({ reply: typed.trim(), name, quote }).replaceAll('\n', '\r\n');
  return `${mailtoHref(email)}?subject=${encodeText(about)}&body=${encodeText(body)}`;
}
