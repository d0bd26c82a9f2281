import { BullModule } from '@nestjs/bullmq';
import { Global, Module } from '@nestjs/common';
import { RetentionModule } from '../retention/retention.module.js';
import { SpentTables } from './spent-tables.js';
import { spentTablesOfLog } from './spent-tables-of-log.js';
import { TidyProcessor } from './tidy.processor.js';
import { tidyQueue } from './tidy.queue.js';

/** For the worker: forgets what may be forgotten. Rooms add their tables to it. */
@Global()
@Module({
  imports: [BullModule.registerQueue({ name: tidyQueue.name }), RetentionModule],
  providers: [TidyProcessor, { provide: SpentTables, useFactory: spentTablesOfLog }],
  exports: [SpentTables],
})
export class TidyModule {}
