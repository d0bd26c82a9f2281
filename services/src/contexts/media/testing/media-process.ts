import { BullRegistrar, Processor } from '@nestjs/bullmq';
import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef, NestFactory } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { SettingsModule } from '../../../platform/config/settings.module.js';
import { DatabaseModule } from '../../../platform/database/database.module.js';
import { EventStoreModule } from '../../../platform/event-store/event-store.module.js';
import { bootstrap, shutdownOnSignals } from '../../../platform/http/lifecycle.js';
import { nestLogger } from '../../../platform/observability/logger.js';
import { maxStalledCount } from '../../../platform/queues/job-host.js';
import { QueuesModule } from '../../../platform/queues/queues.module.js';
import { RelayModule } from '../../../platform/queues/relay.module.js';
import { MakeRenditionsProcessor } from '../jobs/make-renditions.processor.js';
import { MediaWorker } from '../media.worker.js';
import { mediaQueue } from '../queues/media.queue.js';

/** A worker process with the jobs of this room alone. */
@Module({
  imports: [
    SettingsModule,
    DatabaseModule,
    EventStoreModule,
    CqrsModule.forRoot(),
    QueuesModule,
    RelayModule.of([]),
    MediaWorker,
  ],
})
class MediaProcessModule implements OnApplicationBootstrap {
  constructor(private readonly modules: ModuleRef) {}

  onApplicationBootstrap(): void {
    this.modules.get(BullRegistrar, { strict: false }).register();
  }
}

/** Milliseconds after which this worker takes another one for dead; unset: as long as in earnest. */
const lockMs = Number(process.env.SPEC_LOCK_MS);
if (lockMs)
  Processor(mediaQueue.name, {
    concurrency: 2,
    lockDuration: lockMs,
    stalledInterval: lockMs / 2,
    maxStalledCount,
  })(MakeRenditionsProcessor);

void bootstrap(async () => {
  shutdownOnSignals(await NestFactory.createApplicationContext(MediaProcessModule, { logger: nestLogger }), {
    DRAIN_SECONDS: 0,
  });
  process.stdout.write('ready\n');
});
