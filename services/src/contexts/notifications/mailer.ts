import type { MailSenderView } from '@northlight/contracts';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { isPrivateHost } from '../../platform/config/private-host.js';
import type { Settings } from '../../platform/config/settings.js';
import { MailFolder } from './mail-folder.js';
import type { Mail } from './mails/mail.js';
import { greetedName } from './mails/person-name.js';

/** Knows who sends the mails of the house. */
interface Senders {
  now(): Promise<MailSenderView>;
}

/** Sends mails. Sending the same `id` twice must look like once to whoever receives it. */
export abstract class Mailer {
  /**
   * @param id names the effect: letters, digits and dashes
   * @throws MailUndeliverable where no later try can succeed
   */
  abstract send(id: string, mail: Mail): Promise<void>;
}

/** Through an SMTP server; the Message-ID comes from the effect, so that a repeated mail is recognised as one. */
export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  constructor(
    settings: Pick<Settings, 'SMTP_URL'>,
    private readonly senders: Senders,
  ) {
    super();
    this.transport = createTransport(smtpOptions(settings.SMTP_URL ?? ''));
  }

  async send(id: string, mail: Mail): Promise<void> {
    const whole = message(id, mail, await this.senders.now());
    try {
      await this.transport.sendMail(whole);
    } catch (error) {
      throw isForGood(error as SmtpError)
        ? new MailUndeliverable(error as SmtpError)
        : new MailNotSent(error as SmtpError);
    }
  }
}

/** How long a mail server is waited for; and where it is out of private networks, nothing is sent to it without TLS. */
export const smtpOptions = (url: string) => ({
  url,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  requireTLS: !isPrivateHost(new URL(url).hostname),
});

type SmtpError = { readonly code?: string; readonly responseCode?: number; readonly command?: string };

/**
 * The mail server did not take a mail. Its own words quote the address, and queues and logs keep what is thrown: only
 * its codes are told.
 */
class MailNotSent extends Error {
  constructor({ code, responseCode, command }: SmtpError) {
    super(`The mail server did not take a mail: ${[code, responseCode, command].filter(Boolean).join(', ')}`);
  }
}

/** The mail server will never take this mail to this address (RFC 5321, 4.2.1): trying again is of no use. */
export class MailUndeliverable extends MailNotSent {}

/** Commands whose refusal is about this mail and its receiver; at any other it is about our access to the server. */
const aboutThisMail: readonly (string | undefined)[] = ['RCPT TO', 'DATA'];

const isForGood = ({ responseCode = 0, command }: SmtpError): boolean =>
  responseCode >= 500 && responseCode < 600 && aboutThisMail.includes(command);

/** As .eml files in a folder, for machines without a mail server; the file's name comes from the effect. */
export class FolderMailer extends Mailer {
  private readonly transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  private readonly folder: MailFolder;

  constructor(
    settings: Pick<Settings, 'DATA_DIR'>,
    private readonly senders: Senders,
  ) {
    super();
    this.folder = new MailFolder(settings);
  }

  async send(id: string, mail: Mail): Promise<void> {
    const { message: bytes } = await this.transport.sendMail(message(id, mail, await this.senders.now()));
    await this.folder.write(id, bytes as Buffer);
  }
}

function message(id: string, mail: Mail, { name, address, replyTo }: MailSenderView): SendMailOptions {
  const answersTo = mail.replyTo ?? replyTo;
  return {
    messageId: `<${id}@${address.split('@')[1]}>`,
    from: { name, address },
    to: { name: greetedName(mail.to.name), address: mail.to.address },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(answersTo ? { replyTo: answersTo } : {}),
    headers: headersOf(mail),
    ...(mail.calendar ? { icalEvent: { filename: 'visit.ics', ...mail.calendar } } : {}),
  };
}

const headersOf = ({ unsubscribeUrl, isAutomatic }: Mail): Record<string, string> => ({
  ...(isAutomatic ? { 'Auto-Submitted': 'auto-replied' } : {}),
  ...(unsubscribeUrl ? unsubscribing(unsubscribeUrl) : {}),
});

const unsubscribing = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
