import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { Clock } from '../../../platform/kernel/clock.js';
import { logger } from '../../../platform/observability/logger.js';
import { withContext } from '../../../platform/observability/request-context.js';
import { JobHost } from '../../../platform/queues/job-host.js';
import { VisitReminders } from '../persistence/visit-reminders.js';
import { remindersQueue } from '../queues/reminders.queue.js';

/** Has parties reminded of their visits, the day before. Safe to run late, twice, or in several workers at once. */
@Processor(remindersQueue.name)
export class RemindersProcessor extends JobHost {
  constructor(
    private readonly reminders: VisitReminders,
    private readonly clock: Clock,
  ) {
    super();
  }

  process({ id }: Pick<Job, 'id'>): Promise<{ left: number }> {
    return withContext({ requestId: `job-${id}`, actor: 'worker' }, async () => {
      const left = await this.reminders.leave(this.clock.now());
      if (left > 0) logger.info({ left }, 'Parties are reminded of their visits');
      return { left };
    });
  }
}
