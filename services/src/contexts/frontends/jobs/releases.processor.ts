import { Processor } from '@nestjs/bullmq';
import { CommandBus } from '@nestjs/cqrs';
import type { ReleasesCollected } from '@northlight/contracts';
import { JobHost } from '../../../platform/queues/job-host.js';
import { CollectReleases } from '../features/collect-releases/collect-releases.handler.js';
import { releasesQueue } from '../queues/releases.queue.js';

/** Once a night. Safe to run twice, late, and beside a deployment. */
@Processor(releasesQueue.name)
export class ReleasesProcessor extends JobHost {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  process(): Promise<ReleasesCollected> {
    return this.commands.execute(new CollectReleases());
  }
}
