import { BullModule, InjectQueue } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { Settings } from '../../platform/config/settings.js';
import { OutboxRelay } from '../../platform/queues/outbox-relay.js';
import { BookingModule } from '../booking/index.js';
import { CatalogModule } from '../catalog/index.js';
import { MailProcessor } from './jobs/mail.processor.js';
import { mailQueue } from './jobs/mail.queue.js';
import { FolderMailer, Mailer, SmtpMailer } from './mailer.js';
import { VisitReader } from './visit-reader.js';

/** Writes the mails that other rooms' events ask for. */
@Module({
  imports: [BullModule.registerQueue({ name: mailQueue.name }), BookingModule, CatalogModule],
  providers: [
    MailProcessor,
    VisitReader,
    {
      provide: Mailer,
      inject: [Settings],
      useFactory: (settings: Settings) => (settings.SMTP_URL ? new SmtpMailer(settings) : new FolderMailer(settings)),
    },
  ],
})
export class NotificationsWorker {
  constructor(relay: OutboxRelay, @InjectQueue(mailQueue.name) queue: Queue) {
    relay.route(mailQueue.kinds.bookingConfirmation, queue);
  }
}
