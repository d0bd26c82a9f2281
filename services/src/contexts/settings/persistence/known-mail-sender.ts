import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { MailSenderView } from '@northlight/contracts';
import { Settings } from '../../../platform/config/settings.js';
import { NotifiedCache } from '../../../platform/database/notified-cache.js';
import { MailSenders, senderChannel } from './mail-senders.js';

/** Who sends the mails of the house, from memory: each mail asks for it. A change counts as soon as it is committed. */
@Injectable()
export class KnownMailSender implements OnModuleInit, OnApplicationShutdown {
  private readonly cache: NotifiedCache<'sender', MailSenderView>;

  constructor(
    settings: Settings,
    private readonly senders: MailSenders,
  ) {
    this.cache = new NotifiedCache(settings, senderChannel);
  }

  async now(): Promise<MailSenderView> {
    return (await this.cache.get('sender', () => this.senders.now())) ?? this.senders.now();
  }

  onModuleInit(): Promise<void> {
    return this.cache.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.cache.stop();
  }
}
