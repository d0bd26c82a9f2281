import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { CollectReleasesHandler } from './features/collect-releases/collect-releases.handler.js';
import { ReleasesProcessor } from './jobs/releases.processor.js';
import { OldReleases } from './persistence/old-releases.js';
import { releaseStore } from './persistence/release-stores.js';
import { releasesQueue } from './queues/releases.queue.js';

/** What is thrown away of releases. */
@Module({
  imports: [BullModule.registerQueue({ name: releasesQueue.name }), CqrsModule],
  providers: [ReleasesProcessor, CollectReleasesHandler, OldReleases, releaseStore],
})
export class FrontendsWorker {}
