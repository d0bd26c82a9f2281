import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { ProjectionsProcessor } from './projections.processor.js';
import { projectionsQueue } from './projections.queue.js';

/** For the worker: looks after projections once a release has taken the place of another. */
@Module({ imports: [BullModule.registerQueue({ name: projectionsQueue.name })], providers: [ProjectionsProcessor] })
export class ProjectionsModule {}
