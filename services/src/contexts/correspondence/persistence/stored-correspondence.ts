import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import type { Correspondence, MessageFacts, SubscriberFacts } from '../domain/correspondence.js';
import { Messages } from './messages.repository.js';
import { linkOf } from './newsletter-tokens.js';
import { Subscribers } from './subscribers.repository.js';

/** Answers other rooms from the tables of this one. */
@Injectable()
export class StoredCorrespondence implements Correspondence {
  constructor(
    private readonly messages: Messages,
    private readonly subscribers: Subscribers,
    private readonly settings: Settings,
  ) {}

  async message(id: string): Promise<MessageFacts | undefined> {
    const [message, said] = [await this.messages.find(id), await this.messages.said(id)];
    return message && said && { ...said, id, venueId: message.venueId, createdAt: message.createdAt };
  }

  async subscriber(ref: string): Promise<SubscriberFacts | undefined> {
    const [entry, email] = [await this.subscribers.find(ref), await this.subscribers.email(ref)];
    if (!entry || !email) return undefined;
    const { SECRET: secret } = this.settings;
    return {
      email,
      isConfirmed: entry.confirmedAt !== null,
      confirmLink: linkOf('newsletter-confirm', { ref, secret }),
      leaveLink: linkOf('newsletter-leave', { ref, secret }),
    };
  }
}
