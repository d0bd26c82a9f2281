import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { RetentionModule } from '../retention/retention.module.js';
import { TidyProcessor } from './tidy.processor.js';
import { tidyQueue } from './tidy.queue.js';

/** For the worker: forgets what may be forgotten. */
@Module({
  imports: [BullModule.registerQueue({ name: tidyQueue.name }), RetentionModule],
  providers: [TidyProcessor],
})
export class TidyModule {}
