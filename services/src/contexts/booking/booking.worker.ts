import { BullModule, InjectQueue } from '@nestjs/bullmq';
import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import type { Queue } from 'bullmq';
import { logErrorsOf } from '../../platform/queues/job-host.js';
import { CatalogModule } from '../catalog/index.js';
import { BookingModule } from './index.js';
import { SlotsProcessor } from './jobs/slots.processor.js';
import { nightly, slotsQueue } from './jobs/slots.queue.js';

/** Work on slots that no person asks for. */
@Module({
  imports: [CqrsModule, CatalogModule, BookingModule, BullModule.registerQueue({ name: slotsQueue.name })],
  providers: [SlotsProcessor],
})
export class BookingWorker implements OnApplicationBootstrap {
  constructor(@InjectQueue(slotsQueue.name) private readonly queue: Queue) {}

  /** Every night, and once now: a worker that slept through a night catches up when it wakes. */
  async onApplicationBootstrap(): Promise<void> {
    logErrorsOf(this.queue);
    const { extendHorizon } = slotsQueue;
    await this.queue.upsertJobScheduler(extendHorizon, nightly, { name: extendHorizon });
    await this.queue.add(extendHorizon, {}, { removeOnComplete: 100 });
  }
}
