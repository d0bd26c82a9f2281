import { BullModule, InjectQueue } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { Settings } from '../../platform/config/settings.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { OutboxRelay } from '../../platform/queues/outbox-relay.js';
import { BookingModule } from '../booking/index.js';
import { CatalogModule } from '../catalog/index.js';
import { CorrespondenceModule } from '../correspondence/index.js';
import { FranchiseModule } from '../franchise/index.js';
import { AccountsModule } from '../identity/index.js';
import { MerchandiseModule } from '../merchandise/index.js';
import { ReviewsModule } from '../reviews/index.js';
import { KnownMailSender, MailSenderModule } from '../settings/index.js';
import { VouchersModule } from '../vouchers/index.js';
import { AccountMailWriter } from './account-mail-writer.js';
import { FranchiseWriter } from './franchise-writer.js';
import { MailProcessor } from './jobs/mail.processor.js';
import { LetterWriter } from './letter-writer.js';
import { MailFolderRetentionModule } from './mail-folder-retention.module.js';
import { MailHolderModule } from './mail-holder.module.js';
import { MailLimits } from './mail-limits.js';
import { MailWriter } from './mail-writer.js';
import { FolderMailer, Mailer, SmtpMailer } from './mailer.js';
import { OrderReader } from './order-reader.js';
import { heldMailDelay, type MailJobs, mailQueue, openingMailDelay } from './queues/mail.queue.js';
import { ReminderMailWriter } from './reminder-mail-writer.js';
import { ReviewMailWriter } from './review-mail-writer.js';
import { VisitReader } from './visit-reader.js';
import { VoucherWriter } from './voucher-writer.js';
import { WaitReader } from './wait-reader.js';

/** Writes the mails that other rooms' events ask for. */
@Module({
  imports: [
    BullModule.registerQueue({ name: mailQueue.name }),
    BookingModule,
    CatalogModule,
    CorrespondenceModule,
    AccountsModule,
    FranchiseModule,
    MerchandiseModule,
    VouchersModule,
    ReviewsModule,
    MailSenderModule,
    LimitsModule,
    MailFolderRetentionModule,
    MailHolderModule,
  ],
  providers: [
    MailProcessor,
    MailLimits,
    MailWriter,
    VisitReader,
    WaitReader,
    OrderReader,
    LetterWriter,
    AccountMailWriter,
    FranchiseWriter,
    VoucherWriter,
    ReviewMailWriter,
    ReminderMailWriter,
    KnownMailSender,
    {
      provide: Mailer,
      inject: [Settings, KnownMailSender],
      useFactory: (settings: Settings, senders: KnownMailSender) =>
        settings.SMTP_URL ? new SmtpMailer(settings, senders) : new FolderMailer(settings, senders),
    },
  ],
})
export class NotificationsWorker {
  constructor(relay: OutboxRelay, @InjectQueue(mailQueue.name) queue: Queue) {
    for (const kind of mailQueue.kinds) relay.route(kind, queue, { tries: 'patient', delay: delays[kind] ?? 0 });
  }
}

/** Ms that a job waits before its mail is written. */
const delays: { readonly [Kind in keyof MailJobs]?: number } = {
  'booking-held': heldMailDelay,
  'venue-opened': openingMailDelay,
};
