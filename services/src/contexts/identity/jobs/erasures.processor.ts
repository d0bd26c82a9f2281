import { Processor } from '@nestjs/bullmq';
import { Erasures } from '../../../platform/privacy/erasures.js';
import { JobHost } from '../../../platform/queues/job-host.js';
import { erasuresQueue } from '../queues/erasures.queue.js';

/** Forgets in every room whoever an ended process had begun to forget. Safe to run twice, and beside others who forget. */
@Processor(erasuresQueue.name)
export class ErasuresProcessor extends JobHost {
  constructor(private readonly erasures: Erasures) {
    super();
  }

  async process(): Promise<{ finished: number }> {
    return { finished: await this.erasures.finishBegun() };
  }
}
