import { asOneLine } from '@northlight/contracts';
import type { MessageFacts } from '../../correspondence/index.js';
import { texts } from '../texts/contact-mails.js';
import { formsOf } from './letter-forms.js';
import type { Mail } from './mail.js';

interface Sender {
  readonly productName: string;
  /** Where the site is, without a slash at the end. */
  readonly siteUrl: string;
  readonly supportEmail: string;
}

interface About {
  readonly message: MessageFacts;
  /** The venue that it is about, where it is about one. */
  readonly venueName: string | undefined;
}

/** The mail that brings a visitor's message to support; an answer to it goes to the visitor. */
export function contactMessage({ message, venueName }: About, { productName, supportEmail }: Sender): Mail {
  const name = asOneLine(message.name);
  const subject = asOneLine(message.subject);
  return {
    to: { name: texts.support({ productName }), address: supportEmail },
    replyTo: message.email,
    subject: `[Contact] ${subject}`,
    ...formsOf({
      productName,
      heading: subject,
      greeting: texts.sentUsAMessage({ name }),
      rows: [
        [texts.from, `${name}, ${message.email}`],
        ...row(texts.phone, message.phone),
        ...row(texts.about, venueName),
        [texts.messageId, message.id],
      ],
      quote: message.message,
      notes: [texts.repliesToThisEmailGo({ email: message.email })],
    }),
  };
}

const row = (label: string, value: string | null | undefined): [string, string][] => (value ? [[label, value]] : []);

/** The mail that tells a visitor that their message has come. It repeats nothing of it: the address may be a stranger's. */
export function contactAcknowledgement(
  { name, email }: MessageFacts,
  { productName, siteUrl, supportEmail }: Sender,
): Mail {
  return {
    to: { name, address: email },
    replyTo: supportEmail,
    isAutomatic: true,
    subject: texts.weGotYourMessage,
    ...formsOf({
      productName,
      heading: texts.weGotYourMessage,
      greets: name,
      greeting: texts.thanksForGettingInTouch,
      rows: [
        [texts.mondayFriday, texts.am1100PmEt],
        [texts.saturdaySunday, texts.am800PmEt],
      ],
      action: { label: texts.frequentlyAskedQuestions, url: `${siteUrl}/contact?tab=support` },
      notes: [texts.toAddSomethingReply, texts.didntContactUsSomeoneEntered],
    }),
  };
}

/** What the house answers, with the message below it; the visitor's next word goes to support. */
export function contactAnswer(
  { name, email, subject, message, answer }: MessageFacts,
  { productName, supportEmail }: Sender,
): Mail | undefined {
  if (answer === undefined) return undefined;
  const about = asOneLine(subject);
  return {
    to: { name, address: email },
    replyTo: supportEmail,
    subject: /^re:/i.test(about) ? about : texts.re({ about }),
    ...formsOf({
      productName,
      heading: about,
      greeting: answer,
      rows: [[texts.yourMessage, about]],
      quote: message,
      notes: [texts.toContactUsAgainReply],
    }),
  };
}
