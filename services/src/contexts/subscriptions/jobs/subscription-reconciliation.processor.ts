import { Processor } from '@nestjs/bullmq';
import { CommandBus } from '@nestjs/cqrs';
import type { Job } from 'bullmq';
import { withContext } from '../../../platform/observability/request-context.js';
import { JobHost } from '../../../platform/queues/job-host.js';
import { ReconcileSubscriptions } from '../features/sync-subscription/reconcile-subscriptions.handler.js';
import { subscriptionReconciliationQueue } from '../queues/subscriptions.queue.js';

/** Once a minute: what no notice has told of is asked for. Safe to run late, twice, or in several workers at once. */
@Processor(subscriptionReconciliationQueue.name)
export class SubscriptionReconciliationProcessor extends JobHost {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  async process({ id }: Pick<Job, 'id'>): Promise<void> {
    await withContext({ requestId: `job-${id}`, actor: 'worker' }, () =>
      this.commands.execute(new ReconcileSubscriptions()),
    );
  }
}
