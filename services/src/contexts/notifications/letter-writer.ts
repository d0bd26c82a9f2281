import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { supportEmailOf } from '../../platform/config/support-email.js';
import type { OutboxKey } from '../../platform/queues/outbox.js';
import { Catalog } from '../catalog/index.js';
import { Correspondence } from '../correspondence/index.js';
import { contactAcknowledgement, contactAnswer, contactMessage } from './mails/contact-mails.js';
import type { WrittenMail } from './mails/mail.js';
import { newsletterConfirmation, newsletterKnown, newsletterWelcome, venueOpened } from './mails/newsletter-mails.js';
import type {
  TellOfMessageByMail,
  TellOfVenueByMail,
  TellSubscriberOfVenueByMail,
  WriteToSubscriberByMail,
} from './queues/mail.queue.js';

interface Sender {
  readonly productName: string;
  readonly siteUrl: string;
}

/** Writes the mails about messages and the newsletter; none to somebody who was forgotten meanwhile. */
@Injectable()
export class LetterWriter {
  constructor(
    private readonly correspondence: Correspondence,
    private readonly catalog: Catalog,
    private readonly settings: Settings,
  ) {}

  async toSupport({ messageId }: TellOfMessageByMail, sender: Sender): Promise<WrittenMail[]> {
    const message = await this.correspondence.message(messageId);
    if (!message) return [];
    const venue = message.venueId === null ? undefined : await this.catalog.venue(message.venueId);
    const about = { message, venueName: venue?.name };
    return [{ id: `contact-message-${messageId}`, mail: contactMessage(about, { ...sender, ...this.support }) }];
  }

  async acknowledgement({ messageId }: TellOfMessageByMail, sender: Sender): Promise<WrittenMail[]> {
    const message = await this.correspondence.message(messageId);
    if (!message) return [];
    const mail = contactAcknowledgement(message, { ...sender, ...this.support });
    return [{ id: `contact-acknowledgement-${messageId}`, mail }];
  }

  async answer({ messageId }: TellOfMessageByMail, sender: Sender): Promise<WrittenMail[]> {
    const message = await this.correspondence.message(messageId);
    const mail = message && contactAnswer(message, { ...sender, ...this.support });
    return mail ? [{ id: `contact-answer-${messageId}`, mail }] : [];
  }

  /** Whoever asks is asked back; whoever is on the list already is told so. */
  async toSubscriber(
    { ref }: WriteToSubscriberByMail,
    { position }: OutboxKey,
    sender: Sender,
  ): Promise<WrittenMail[]> {
    const subscriber = await this.correspondence.subscriber(ref);
    if (!subscriber) return [];
    const write = subscriber.isConfirmed ? newsletterKnown : newsletterConfirmation;
    return [{ id: `newsletter-asked-${position}`, mail: write(subscriber, sender) }];
  }

  async welcome({ ref }: WriteToSubscriberByMail, sender: Sender): Promise<WrittenMail[]> {
    const subscriber = await this.correspondence.subscriber(ref);
    return subscriber ? [{ id: `newsletter-welcome-${ref}`, mail: newsletterWelcome(subscriber, sender) }] : [];
  }

  /** Leaves a job for each address of the newsletter, unless the venue is not open any more. */
  async announce({ venueId }: TellOfVenueByMail): Promise<WrittenMail[]> {
    const venue = await this.catalog.venue(venueId);
    if (venue?.status === 'open') await this.correspondence.announceVenue(venueId);
    return [];
  }

  async opening({ venueId, ref }: TellSubscriberOfVenueByMail, sender: Sender): Promise<WrittenMail[]> {
    const [venue, subscriber] = [await this.catalog.venue(venueId), await this.correspondence.subscriber(ref)];
    if (venue?.status !== 'open' || !subscriber) return [];
    return [{ id: `newsletter-venue-${venueId}-${ref}`, mail: venueOpened(subscriber, venue, sender) }];
  }

  private get support() {
    return { supportEmail: supportEmailOf(this.settings) };
  }
}
