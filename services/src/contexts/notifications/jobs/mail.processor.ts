import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { Counter } from 'prom-client';
import type { Db } from '../../../platform/database/db.js';
import { yieldToAnswers } from '../../../platform/kernel/processor-load.js';
import type { WrittenWindow } from '../../../platform/limits/window-store.js';
import { logger } from '../../../platform/observability/logger.js';
import { withContext } from '../../../platform/observability/request-context.js';
import { JobHost, maxStalledCount } from '../../../platform/queues/job-host.js';
import { Outbox, type OutboxJobData } from '../../../platform/queues/outbox.js';
import { postponeJob } from '../../../platform/queues/postpone-job.js';
import { cappedBackoff } from '../../../platform/queues/retry-options.js';
import { Bookings } from '../../booking/index.js';
import { MailLimits } from '../mail-limits.js';
import { MailWriter } from '../mail-writer.js';
import { Mailer, MailUndeliverable } from '../mailer.js';
import type { WrittenMail } from '../mails/mail.js';
import { type MailJobs, mailQueue } from '../queues/mail.queue.js';

type MailJob<Kind extends keyof MailJobs> = Job<OutboxJobData<MailJobs[Kind]>, void, Kind>;

const undeliverable = new Counter({
  name: 'mails_undeliverable_total',
  help: 'Mails that the mail server refused for good, by kind',
  labelNames: ['kind'],
});

interface RunningMail<Kind extends keyof MailJobs> {
  readonly job: MailJob<Kind>;
  readonly token: string | undefined;
}

/** Safe to run twice: the outbox lets the effect through once, and a repeated mail has the name of the first. */
@Processor(mailQueue.name, { concurrency: 4, maxStalledCount, settings: cappedBackoff })
export class MailProcessor extends JobHost {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly outbox: Outbox,
    private readonly writer: MailWriter,
    private readonly mailer: Mailer,
    private readonly limits: MailLimits,
    private readonly bookings: Bookings,
  ) {
    super();
  }

  async process<Kind extends keyof MailJobs>(job: MailJob<Kind>, token?: string): Promise<void> {
    await yieldToAnswers();
    await this.isolateStalled({ job, token }, () => this.send({ job, token }));
  }

  private async send<Kind extends keyof MailJobs>(running: RunningMail<Kind>): Promise<void> {
    const { id, name, data } = running.job;
    await withContext({ requestId: `job-${id}`, actor: 'worker' }, async () => {
      if (this.limits.areCounted(name)) return this.sendCounted(running);
      await this.outbox.once(data.outbox, async () => this.deliverAll(name, await this.writer.write(name, data)));
    });
  }

  /**
   * Reads first, since only the mail says whose it is: the message that begins the job counts it, too. What would be too
   * many for one address waits in the queue until its hour is over: nothing is lost.
   */
  private async sendCounted<Kind extends keyof MailJobs>({ job, token }: RunningMail<Kind>): Promise<void> {
    const { name, data } = job;
    const mails = await this.writer.write(name, data);
    await this.limits.count(name, mails, ({ sql, secondsToWait }) => {
      const deliver = async (_: Db, windows: readonly WrittenWindow[]): Promise<void> => {
        const seconds = secondsToWait(windows);
        if (seconds > 0) await postponeJob({ job, token }, seconds * 1000);
        await this.deliverAll(name, mails);
      };
      return this.outbox.once(data.outbox, deliver, sql);
    });
  }

  private async deliverAll(kind: keyof MailJobs, mails: readonly WrittenMail[]): Promise<void> {
    for (const written of mails) await this.deliver(kind, written);
  }

  /** An address that does not exist ends its mail: no try would change that, and the desk can ask for another. */
  private async deliver(kind: keyof MailJobs, { id, mail, bookings = [] }: WrittenMail): Promise<void> {
    try {
      await this.mailer.send(id, mail);
    } catch (error) {
      if (!(error instanceof MailUndeliverable)) throw error;
      undeliverable.inc({ kind });
      logger.warn({ kind, reason: error.message }, 'A mail cannot be delivered');
      for (const { venueId, bookingId } of bookings) await this.bookings.noteUndelivered(venueId, bookingId);
    }
  }
}
