import { Processor } from '@nestjs/bullmq';
import { CommandBus } from '@nestjs/cqrs';
import type { Job } from 'bullmq';
import { withContext } from '../../../platform/observability/request-context.js';
import { JobHost, maxStalledCount } from '../../../platform/queues/job-host.js';
import { Outbox, type OutboxJobData } from '../../../platform/queues/outbox.js';
import { cappedBackoff } from '../../../platform/queues/retry-options.js';
import { RunCallOff } from '../planning/features/call-off/run-call-off.handler.js';
import { type CallOffJob, callOffsQueue } from '../queues/call-offs.queue.js';

/**
 * Ends the parties of slots that were called off. The job counts as done when the last of them is: no transaction is
 * open meanwhile, and a job that is run again finds in the table what is left.
 */
@Processor(callOffsQueue.name, { maxStalledCount, settings: cappedBackoff })
export class CallOffsProcessor extends JobHost {
  constructor(
    private readonly commands: CommandBus,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async process({ id, data }: Pick<Job<OutboxJobData<CallOffJob>>, 'id' | 'data'>): Promise<void> {
    const { venueId, callOffId } = data.payload;
    await withContext({ requestId: `job-${id}`, actor: 'worker' }, async () => {
      await this.commands.execute(new RunCallOff(venueId, callOffId));
      await this.outbox.discard(data.outbox);
    });
  }
}
