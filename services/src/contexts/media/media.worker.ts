import { BullModule, InjectQueue } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { OutboxRelay } from '../../platform/queues/outbox-relay.js';
import { MediaModule } from './index.js';
import { MakeRenditionsProcessor } from './jobs/make-renditions.processor.js';
import { OldPosters } from './jobs/old-posters.js';
import { OrphanCleanupProcessor } from './jobs/orphan-cleanup.processor.js';
import { mediaQueue, orphanCleanupQueue } from './queues/media.queue.js';

/** Work on files that were sent, and on what is left of them. */
@Module({
  imports: [MediaModule, BullModule.registerQueue({ name: mediaQueue.name }, { name: orphanCleanupQueue.name })],
  providers: [MakeRenditionsProcessor, OrphanCleanupProcessor, OldPosters],
})
export class MediaWorker {
  constructor(relay: OutboxRelay, @InjectQueue(mediaQueue.name) queue: Queue) {
    relay.route(mediaQueue.makeRenditions, queue);
  }
}
