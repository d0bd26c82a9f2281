import { Processor } from '@nestjs/bullmq';
import { CommandBus } from '@nestjs/cqrs';
import type { Job } from 'bullmq';
import { withContext } from '../../../platform/observability/request-context.js';
import { JobHost, maxStalledCount } from '../../../platform/queues/job-host.js';
import { Outbox, type OutboxJobData } from '../../../platform/queues/outbox.js';
import { cappedBackoff } from '../../../platform/queues/retry-options.js';
import { paymentCommandOf } from '../payment-commands.js';
import { type PaymentJob, paymentsQueue } from '../queues/payments.queue.js';

/** What follows from money that has come or is to go. Each may run twice, late, and beside the others. */
@Processor(paymentsQueue.name, { maxStalledCount, settings: cappedBackoff })
export class PaymentsProcessor extends JobHost {
  constructor(
    private readonly commands: CommandBus,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async process({ id, name, data }: Pick<Job<OutboxJobData<PaymentJob>>, 'id' | 'name' | 'data'>): Promise<void> {
    await withContext({ requestId: `job-${id}`, actor: 'worker' }, async () => {
      await this.commands.execute(paymentCommandOf(name, data.payload));
      await this.outbox.discard(data.outbox);
    });
  }
}
