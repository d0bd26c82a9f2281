import { BullModule, InjectQueue } from '@nestjs/bullmq';
import { Global, Module, type OnApplicationBootstrap } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { logErrorsOf, scheduled } from './job-host.js';
import { OutboxFigures } from './outbox-figures.js';
import { OutboxRelay } from './outbox-relay.js';
import { TidyProcessor } from './tidy.processor.js';
import { tidyQueue } from './tidy.queue.js';

/** For the worker: carries jobs from the outbox into the queues that its rooms have named, and tidies up after them. */
@Global()
@Module({
  imports: [BullModule.registerQueue({ name: tidyQueue.name })],
  providers: [OutboxRelay, OutboxFigures, TidyProcessor],
  exports: [OutboxRelay],
})
export class RelayModule implements OnApplicationBootstrap {
  constructor(@InjectQueue(tidyQueue.name) private readonly queue: Queue) {}

  async onApplicationBootstrap(): Promise<void> {
    logErrorsOf(this.queue);
    await this.queue.upsertJobScheduler(tidyQueue.kind, tidyQueue.every, {
      name: tidyQueue.kind,
      opts: scheduled,
    });
  }
}
