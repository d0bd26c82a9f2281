import { Processor } from '@nestjs/bullmq';
import { Projections } from '@northlight/event-store';
import pg from 'pg';
import { logger } from '../observability/logger.js';
import { JobHost } from '../queues/job-host.js';
import { MixedProjections } from './mixed-projections.js';
import { projectionsQueue } from './projections.queue.js';

/** Each minute: after a deployment, builds anew what processes of two releases have written. */
@Processor(projectionsQueue.name)
export class ProjectionsProcessor extends JobHost {
  private readonly mixed: MixedProjections;

  constructor(pool: pg.Pool, projections: Projections) {
    super();
    this.mixed = new MixedProjections(pool, projections);
  }

  async process(): Promise<void> {
    for (const [name, events] of await this.mixed.rebuild())
      logger.info({ projection: name, events }, 'A projection that two releases had written was built anew');
  }
}
