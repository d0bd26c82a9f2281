import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { withContext } from '../../../platform/observability/request-context.js';
import { JobHost } from '../../../platform/queues/job-host.js';
import { Outbox, type OutboxJobData } from '../../../platform/queues/outbox.js';
import { PaymentGateway } from '../../payments/index.js';
import { type SubscriptionJob, subscriptionsQueue } from '../queues/subscriptions.queue.js';

/** Ends at the gateway what an account paid that was deleted. May run twice, and late. */
@Processor(subscriptionsQueue.name)
export class SubscriptionsProcessor extends JobHost {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async process({ id, data }: Pick<Job<OutboxJobData<SubscriptionJob>>, 'id' | 'data'>): Promise<void> {
    await withContext({ requestId: `job-${id}`, actor: 'worker' }, async () => {
      await this.gateway.cancelSubscription(data.payload.gatewayId);
      await this.outbox.discard(data.outbox);
    });
  }
}
