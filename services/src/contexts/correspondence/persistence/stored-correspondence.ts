import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { Settings } from '../../../platform/config/settings.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { Clock } from '../../../platform/kernel/clock.js';
import { enqueueJob, nextNumber } from '../../../platform/queues/enqueue-job.js';
import type { Correspondence, MessageFacts, SubscriberFacts } from '../domain/correspondence.js';
import { Messages } from './messages.repository.js';
import { linkOf } from './newsletter-tokens.js';
import { Subscribers } from './subscribers.repository.js';

/** Answers other rooms from the tables of this one. */
@Injectable()
export class StoredCorrespondence implements Correspondence {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly messages: Messages,
    private readonly subscribers: Subscribers,
    private readonly settings: Settings,
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
  ) {}

  async isKnown(id: string): Promise<boolean> {
    return Boolean((await this.messages.find(id)) ?? (await this.subscribers.find(id)));
  }

  async message(id: string): Promise<MessageFacts | undefined> {
    const [message, answered] = [await this.messages.find(id), await this.messages.findAnswered(id)];
    return message && answered && { ...answered, id, venueId: message.venueId, createdAt: message.createdAt };
  }

  async subscriber(ref: string): Promise<SubscriberFacts | undefined> {
    const [entry, email] = [await this.subscribers.find(ref), await this.subscribers.email(ref)];
    if (!entry || !email) return undefined;
    const { settings: secrets } = this;
    return {
      email,
      isConfirmed: entry.confirmedAt !== null,
      confirmLink: linkOf('newsletter-confirm', { ref, secrets }),
      leaveLink: linkOf('newsletter-leave', { ref, secrets }),
    };
  }

  async announceVenue(venueId: number): Promise<void> {
    const at = this.clock.now();
    await inTransaction(this.pool, async (db) => {
      for (const ref of await this.subscribers.onTheList(db)) {
        const number = await nextNumber('correspondence.newsletter_mails', db);
        await enqueueJob({ kind: 'newsletter-venue', number, payload: { ref, venueId }, at }, db);
      }
    });
  }
}
