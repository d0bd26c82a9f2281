import { asOneLine } from '@northlight/contracts';
import type { MessageFacts } from '../../correspondence/index.js';
import { formsOf } from './letter.js';
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
    to: { name: `${productName} support`, address: supportEmail },
    replyTo: message.email,
    subject: `[Contact] ${subject}`,
    ...formsOf({
      productName,
      heading: subject,
      greeting: `${name} wrote to us on the contact page.`,
      rows: [
        ['From', `${name}, ${message.email}`],
        ...row('Phone', message.phone),
        ...row('About', venueName),
        ['Message', message.id],
      ],
      quote: message.message,
      notes: [`An answer to this mail goes to ${message.email}. Mark the message as answered afterwards.`],
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
    subject: 'We have your message',
    ...formsOf({
      productName,
      heading: 'We have your message',
      greets: name,
      greeting: 'thank you for writing to us. We will read your message and answer you by email. These are our hours.',
      rows: [
        ['Monday to Friday', '8:00 AM to 11:00 PM ET'],
        ['Saturday, Sunday', '9:00 AM to 8:00 PM ET'],
      ],
      action: { label: 'What people ask', url: `${siteUrl}/contact?tab=support` },
      notes: [
        'To add something, answer this mail.',
        'You did not write to us? Then somebody typed in your address. You need not do anything.',
      ],
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
    subject: /^re:/i.test(about) ? about : `Re: ${about}`,
    ...formsOf({
      productName,
      heading: about,
      greeting: answer,
      rows: [['Your message', about]],
      quote: message,
      notes: ['To write to us again, answer this mail.'],
    }),
  };
}
