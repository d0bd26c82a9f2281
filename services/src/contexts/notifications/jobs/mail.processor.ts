import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { Settings } from '../../../platform/config/settings.js';
import { Clock } from '../../../platform/kernel/clock.js';
import { withContext } from '../../../platform/observability/request-context.js';
import { JobHost } from '../../../platform/queues/job-host.js';
import { Outbox, type OutboxJobData } from '../../../platform/queues/outbox.js';
import { Mailer } from '../mailer.js';
import { bookingConfirmation } from '../mails/booking-confirmation.js';
import { VisitReader } from '../visit-reader.js';
import { type ConfirmBookingByMail, mailQueue } from './mail.queue.js';

/** Safe to run twice: the outbox lets the effect through once, and a repeated mail has the name of the first. */
@Processor(mailQueue.name, { concurrency: 4 })
export class MailProcessor extends JobHost {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly outbox: Outbox,
    private readonly visits: VisitReader,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {
    super();
  }

  async process({ id, data }: Job<OutboxJobData<ConfirmBookingByMail>>): Promise<void> {
    await withContext({ requestId: `job-${id}`, actor: 'worker' }, () =>
      this.outbox.once(data.outbox, () => this.confirm(data.payload)),
    );
  }

  private async confirm({ venueId, bookingId }: ConfirmBookingByMail): Promise<void> {
    const visit = await this.visits.read(venueId, bookingId);
    if (!visit) return;
    const mail = bookingConfirmation(visit, { productName: this.settings.PRODUCT_NAME, at: this.clock.now() });
    await this.mailer.send(`booking-confirmation-${visit.reference}`, mail);
  }
}
